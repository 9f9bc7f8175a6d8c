import { list } from "../fields.ts";
import { choiceLabel, groupedLink, plainLink } from "../items.ts";
import { section, text } from "../section.ts";

export const shared = section("shared", "عناصر مشتركة", null, [
  list("menuLinks", "روابط القائمة (الروابط ذات المجموعة الواحدة تُجمع تحت اسمها)", groupedLink, [
    { id: "menuLinks-1", label: "الرئيسية", href: "/", group: "" },
    { id: "menuLinks-2", label: "الخدمات", href: "/services", group: "" },
    { id: "menuLinks-3", label: "من نحن", href: "/about", group: "" },
    { id: "menuLinks-4", label: "فريق القيادة", href: "/leadership", group: "" },
    { id: "menuLinks-5", label: "الأسئلة الشائعة", href: "/faq", group: "" },
    { id: "menuLinks-6", label: "رؤية 2030", href: "/vision2030", group: "" },
  ]),
  list("menuButtons", "زر القائمة", plainLink, [
    { id: "menuButtons-1", label: "تواصل معنا", href: "/contact" },
  ]),
  text("footerTagline", "جملة التذييل", "{tagline}"),
  text("footerSiteTitle", "عنوان روابط الموقع", "الموقع"),
  list("footerSiteLinks", "روابط الموقع في التذييل", plainLink, [
    { id: "footerSiteLinks-1", label: "الرئيسية", href: "/" },
    { id: "footerSiteLinks-2", label: "الخدمات", href: "/services" },
    { id: "footerSiteLinks-3", label: "المشاريع", href: "/projects" },
    { id: "footerSiteLinks-4", label: "المقالات", href: "/articles" },
    { id: "footerSiteLinks-5", label: "من نحن", href: "/about" },
    { id: "footerSiteLinks-6", label: "تواصل معنا", href: "/contact" },
  ]),
  text("footerPoliciesTitle", "عنوان روابط السياسات", "السياسات"),
  list("footerPolicyLinks", "روابط السياسات", plainLink, [
    { id: "footerPolicyLinks-1", label: "سياسة الخصوصية", href: "/privacy" },
    { id: "footerPolicyLinks-2", label: "شروط الخدمة", href: "/terms" },
  ]),
  list("footerMoreLinks", "روابط أخرى في التذييل، لكل مجموعة عمود", groupedLink, []),
  text("footerVisitTitle", "عنوان قسم المقر", "زُرنا"),
  text("footerRights", "سطر الحقوق", "© {year} {legal}. جميع الحقوق محفوظة."),
  text("footerMadeIn", "سطر الصنع", "صُمّم وبُني في {city}"),
  text("chatLabel", "نص زر المحادثة", "راسلنا الآن"),
  list("serviceChoices", "الخدمات التي تُختار في النماذج (إن تُركت فارغة ظهرت خدماتك)", choiceLabel, [
    { id: "serviceWebsite", label: "تصميم موقع إلكتروني" },
    { id: "serviceEcommerce", label: "تصميم متجر إلكتروني" },
    { id: "serviceSocial", label: "إدارة حسابات التواصل الاجتماعي" },
    { id: "serviceBranding", label: "تصميم الشعار والهوية" },
  ]),
  text("registerCta", "زر التسجيل في قائمة الجوال", "تسجيل عميل جديد"),
]);
