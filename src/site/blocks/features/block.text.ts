import { block } from "../../../content/page-content/sections/blocks/block.ts";
import { title } from "../../../content/page-content/sections/blocks/common-fields.text.ts";
import { list } from "../../../content/page-content/sections/fields.ts";
import { iconCard } from "../../../content/page-content/sections/items.ts";

export default block("مزايا", { order: 30, unwritten: ["items"] }, [
  title("ما الذي يميّزنا"),
  list("items", "المزايا", iconCard, [
    { id: "items-1", title: "الميزة الأولى", text: "جملة قصيرة تشرحها.", icon: "gauge" },
    { id: "items-2", title: "الميزة الثانية", text: "جملة قصيرة تشرحها.", icon: "shield-check" },
    { id: "items-3", title: "الميزة الثالثة", text: "جملة قصيرة تشرحها.", icon: "handshake" },
  ]),
]);
