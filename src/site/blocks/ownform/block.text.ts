import { block } from "../../../content/page-content/sections/blocks/block.ts";
import { lead, title } from "../../../content/page-content/sections/blocks/common-fields.text.ts";
import { list } from "../../../content/page-content/sections/fields.ts";
import { formField } from "../../../content/page-content/sections/items.ts";
import { text } from "../../../content/page-content/sections/section.ts";
import { mostFormFields } from "../../../content/shared/form-fields.ts";

export default block("نموذج تختار حقوله", { order: 145 }, [
  title("احجز موعدًا"),
  lead("املأ الحقول، ونتواصل معك لتأكيد الموعد."),
  list(
    "fields",
    "الحقول، بعد الاسم والجوال والبريد التي تبقى في كل نموذج",
    formField,
    [
      {
        id: "fields-1",
        fieldLabel: "اليوم المناسب لك",
        fieldKind: "day",
        need: "required",
        fieldHint: "",
        choices: "",
      },
      {
        id: "fields-2",
        fieldLabel: "كيف نلتقي؟",
        fieldKind: "choice",
        need: "optional",
        fieldHint: "",
        choices: "في المكتب\nمكالمة مرئية\nمكالمة هاتفية",
      },
    ],
    mostFormFields,
  ),
  text("submit", "زر الإرسال", "أرسل"),
  text("thanksTitle", "عنوان الشكر", "وصلنا ما أرسلته"),
  text("thanksText", "نص الشكر", "نراجعه ونتواصل معك خلال يوم عمل."),
]);
