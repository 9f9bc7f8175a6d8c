import { block } from "../../../content/page-content/sections/blocks/block.ts";
import { lead, title } from "../../../content/page-content/sections/blocks/common-fields.text.ts";
import { image } from "../../../content/page-content/sections/fields.ts";
import { text } from "../../../content/page-content/sections/section.ts";

export default block("قبل وبعد", { order: 125, unwritten: ["before", "after"] }, [
  title("قبل وبعد"),
  lead(""),
  image("before", "صورة ما قبل", null, ""),
  text("beforeText", "تعليق ما قبل", "قبل"),
  image("after", "صورة ما بعد", null, ""),
  text("afterText", "تعليق ما بعد", "بعد"),
]);

/** What no editor changes. */
export const words = {
  hint: "تظهر المقارنة حين تُختار الصورتان.",
};
