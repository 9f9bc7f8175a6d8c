import { section, text } from "../section.ts";

export const shared = section("shared", "عناصر مشتركة", null, [
  text("footerTagline", "جملة التذييل", "نصمّم الواجهات الرقمية ونبنيها في الرياض، بالعربية أولًا."),
  text("footerSiteTitle", "عنوان روابط الموقع", "الموقع"),
  text("footerPoliciesTitle", "عنوان روابط السياسات", "السياسات"),
  text("footerVisitTitle", "عنوان العنوان", "زُرنا"),
  text("footerRights", "سطر الحقوق", "© {year} شُرفة للخدمات الرقمية. جميع الحقوق محفوظة."),
  text("footerMadeIn", "سطر الصنع", "صُمّم وبُني في الرياض"),
  text("chatLabel", "نص زر المحادثة", "راسلنا الآن"),
  text("registerCta", "زر التسجيل في قائمة الجوال", "تسجيل عميل جديد"),
]);
