import { block } from "../../../content/page-content/sections/blocks/block.ts";
import { title } from "../../../content/page-content/sections/blocks/common-fields.text.ts";
import { field } from "../../../content/page-content/sections/section.ts";
import { paragraphs } from "../../../kernel/resource/kinds/paragraphs.ts";

const rows = field(
  "rows",
  "الجدول: سطر لكل صف، وبين الخلايا علامة |",
  "البند | الأساسية | المتقدمة\nعدد الصفحات | 5 | 12\nمدة التسليم | أسبوعان | شهر",
  paragraphs({ max: 5000, isRaw: true, isTable: true }),
);

export default block("جدول", { order: 130, unwritten: ["rows"] }, [title("مقارنة"), rows]);

/** What no editor changes. */
export const words = {
  scrolls: "جدول يمكن تمريره",
};
