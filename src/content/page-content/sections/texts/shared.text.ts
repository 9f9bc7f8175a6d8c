import { pages } from "../../../shared/pages.text.ts";
import { linksOf } from "../../../shared/pages.ts";
import { list } from "../fields.ts";
import { choiceLabel, groupedLink, plainLink } from "../items.ts";
import { section, text } from "../section.ts";

export const shared = section("shared", "عناصر مشتركة", null, [
  list("menuLinks", "روابط القائمة (الروابط ذات المجموعة الواحدة تُجمع تحت اسمها)", groupedLink, [
    ...linksOf("menu").map(({ at, ...link }) => ({ id: `menuLinks-${at}`, ...link, group: "" })),
  ]),
  list("menuButtons", "زر القائمة", plainLink, [
    { id: "menuButtons-1", label: pages.contact.name, href: pages.contact.path },
  ]),
  text("footerTagline", "جملة التذييل", "{tagline}"),
  text("footerSiteTitle", "عنوان روابط الموقع", "الموقع"),
  list("footerSiteLinks", "روابط الموقع في التذييل", plainLink, [
    ...linksOf("footer").map(({ at, ...link }) => ({ id: `footerSiteLinks-${at}`, ...link })),
  ]),
  text("footerPoliciesTitle", "عنوان روابط السياسات", "السياسات"),
  list("footerPolicyLinks", "روابط السياسات", plainLink, [
    ...linksOf("policies").map(({ at, ...link }) => ({ id: `footerPolicyLinks-${at}`, ...link })),
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
  text("registerCta", "زر التسجيل في قائمة الجوال", pages.register.name),
]);
