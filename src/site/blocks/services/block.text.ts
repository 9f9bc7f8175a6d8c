import { block } from "../../../content/page-content/sections/blocks/block.ts";
import { title } from "../../../content/page-content/sections/blocks/common-fields.text.ts";
import { text } from "../../../content/page-content/sections/section.ts";

export default block("خدمات", { order: 40 }, [title("خدماتنا"), text("more", "رابط الكل", "كل الخدمات")]);

/** What no editor changes. */
export const words = {
  hint: "تظهر هنا الخدمات الظاهرة في الموقع.",
};
