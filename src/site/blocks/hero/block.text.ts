import { block } from "../../../content/page-content/sections/blocks/block.ts";
import { lead, picture, title } from "../../../content/page-content/sections/blocks/common-fields.text.ts";
import { list } from "../../../content/page-content/sections/fields.ts";
import { action } from "../../../content/page-content/sections/items.ts";

export default block("واجهة", { order: 10, unwritten: ["title", "lead"] }, [
  title("عنوان يقول ما تقدّمه"),
  lead("جملة أو جملتان تشرحان لمن هذه الصفحة، وماذا يجد فيها، وما الخطوة التالية."),
  list("links", "الأزرار", action, [
    { id: "links-1", label: "اطلب عرض سعر", href: "/quote", tone: "primary" },
  ]),
  picture,
]);
