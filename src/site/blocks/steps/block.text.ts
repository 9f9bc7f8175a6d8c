import { block } from "../../../content/page-content/sections/blocks/block.ts";
import { title } from "../../../content/page-content/sections/blocks/common-fields.text.ts";
import { list } from "../../../content/page-content/sections/fields.ts";
import { card } from "../../../content/page-content/sections/items.ts";

export default block("خطوات", { order: 110, unwritten: ["items"] }, [
  title("كيف نعمل"),
  list("items", "الخطوات", card, [
    { id: "items-1", title: "الخطوة الأولى", text: "ما يحدث فيها." },
    { id: "items-2", title: "الخطوة الثانية", text: "ما يحدث فيها." },
    { id: "items-3", title: "الخطوة الثالثة", text: "ما يحدث فيها." },
  ]),
]);
