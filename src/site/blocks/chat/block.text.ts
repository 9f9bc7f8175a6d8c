import { block } from "../../../content/page-content/sections/blocks/block.ts";
import { title } from "../../../content/page-content/sections/blocks/common-fields.text.ts";
import { field, text } from "../../../content/page-content/sections/section.ts";
import { paragraphs } from "../../../kernel/resource/kinds/paragraphs.ts";

const message = field(
  "message",
  "الرسالة التي تُفتح بها المحادثة (إن تُركت فتحية الإعدادات)",
  "",
  paragraphs({ max: 500, isRaw: true, unseen: "inLink" }),
);

export default block("دعوة إلى واتساب", { order: 165 }, [
  title("راسلنا على واتساب"),
  text("text", "النص", "سؤال قصير أو صورة من الفكرة تكفي لنبدأ. يصلك الردّ في أوقات العمل."),
  text("button", "نص الزر", "ابدأ المحادثة"),
  message,
]);

/** What no editor changes. */
export const words = {
  start: "ابدأ المحادثة",
  hint: "تظهر الدعوة حين يُكتب رقم المحادثة في الإعدادات.",
};
