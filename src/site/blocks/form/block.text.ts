import { block } from "../../../content/page-content/sections/blocks/block.ts";
import { lead, title } from "../../../content/page-content/sections/blocks/common-fields.text.ts";
import { text } from "../../../content/page-content/sections/section.ts";

export default block("نموذج رسالة", { order: 140 }, [
  title("أرسل لنا رسالة"),
  lead("اكتب ما تحتاج إليه، ويردّ عليك أحد أعضاء الفريق خلال يوم عمل."),
  text("submit", "زر الإرسال", "أرسل الرسالة"),
]);
