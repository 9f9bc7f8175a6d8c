import { block } from "../../../content/page-content/sections/blocks/block.ts";
import { title } from "../../../content/page-content/sections/blocks/common-fields.text.ts";
import { list } from "../../../content/page-content/sections/fields.ts";
import { action } from "../../../content/page-content/sections/items.ts";
import { text } from "../../../content/page-content/sections/section.ts";

export default block("خاتمة الصفحة", { order: 170 }, [
  title("جاهز لتبدأ؟"),
  text("text", "النص", "حدّثنا عن مشروعك في دقيقتين، ونتصل بك خلال يوم عمل."),
  list("links", "الأزرار", action, [
    { id: "links-1", label: "اطلب عرض سعر", href: "/quote", tone: "primary" },
    { id: "links-2", label: "تواصل معنا", href: "/contact", tone: "line" },
  ]),
]);
