import { block } from "../../../content/page-content/sections/blocks/block.ts";
import { lead, title } from "../../../content/page-content/sections/blocks/common-fields.text.ts";

export default block("باقات", { order: 50 }, [title("باقات بأسعار معلنة"), lead("الأسعار بالريال السعودي.")]);

/** What no editor changes. */
export const words = {
  hint: "تظهر هنا الباقات الظاهرة في الموقع.",
  popular: "الأكثر طلبًا",
};
