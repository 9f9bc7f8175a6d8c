import { block } from "../../../content/page-content/sections/blocks/block.ts";
import { title } from "../../../content/page-content/sections/blocks/common-fields.text.ts";
import { list } from "../../../content/page-content/sections/fields.ts";
import { illustration } from "../../../kernel/resource/kinds/illustration.ts";
import { text as line } from "../../../kernel/resource/kinds/text.ts";

const photo = { image: illustration(), caption: line({ max: 300, isRaw: true }) };

export default block("معرض صور", { order: 120, unwritten: ["items"] }, [
  title("صور"),
  list("items", "الصور", photo, [
    { id: "items-1", image: { image: null, alt: "" }, caption: "تعليق الصورة" },
    { id: "items-2", image: { image: null, alt: "" }, caption: "تعليق الصورة" },
  ]),
]);
