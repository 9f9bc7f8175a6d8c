import { block } from "../../../content/page-content/sections/blocks/block.ts";
import { title } from "../../../content/page-content/sections/blocks/common-fields.text.ts";
import { list } from "../../../content/page-content/sections/fields.ts";
import { figure } from "../../../content/page-content/sections/items.ts";

export default block("أرقام", { order: 100, unwritten: ["items"] }, [
  title("بالأرقام"),
  list("items", "الأرقام", figure, [
    { id: "items-1", value: "5+", label: "سنوات خبرة" },
    { id: "items-2", value: "20+", label: "مشروعًا منجزًا" },
    { id: "items-3", value: "24/7", label: "دعم" },
  ]),
]);
