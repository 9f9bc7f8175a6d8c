import { block } from "../../../content/page-content/sections/blocks/block.ts";
import { title } from "../../../content/page-content/sections/blocks/common-fields.text.ts";
import { text } from "../../../content/page-content/sections/section.ts";

export default block("فريق", { order: 90 }, [
  title("من سيعمل معك"),
  text("more", "رابط الكل", "تعرّف على الفريق"),
]);

/** What no editor changes. */
export const words = {
  hint: "يظهر هنا أعضاء الفريق الظاهرون في الموقع.",
};
