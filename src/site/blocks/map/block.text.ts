import { block } from "../../../content/page-content/sections/blocks/block.ts";
import { title } from "../../../content/page-content/sections/blocks/common-fields.text.ts";
import { field, text } from "../../../content/page-content/sections/section.ts";
import { link } from "../../../kernel/resource/kinds/link.ts";
import { text as line } from "../../../kernel/resource/kinds/text.ts";

const branch = field(
  "branch",
  "اسم الفرع كما في الإعدادات (إن تُرك فعنوان المنشأة)",
  "",
  line({ max: 80, unseen: "inChoice" }),
);
const href = field(
  "href",
  "رابط الخريطة (إن تُرك فرابط الفرع، أو بحث عن العنوان)",
  "",
  link({ leads: "anywhere", isElsewhere: true }),
);

export default block("خريطة", { order: 167 }, [
  title("موقعنا"),
  branch,
  href,
  text("button", "نص الرابط", "افتح الخريطة"),
]);

/** What no editor changes. */
export const words = {
  comma: "، ",
  shortAddress: "العنوان الوطني:",
  open: "افتح الخريطة",
  hint: "تظهر الخريطة حين يُكتب العنوان في الإعدادات، أو يطابق الاسم فرعًا له عنوان.",
};
