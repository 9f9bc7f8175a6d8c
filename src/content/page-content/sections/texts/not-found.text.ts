import { pages } from "../../../shared/pages.text.ts";
import { linkOf } from "../../../shared/pages.ts";
import { list } from "../fields.ts";
import { plainLink } from "../items.ts";
import { section, text } from "../section.ts";

export const notFound = section("notfound", "صفحة غير موجودة", null, [
  text("heroTitle", "العنوان الرئيسي", "هذه الصفحة ليست هنا"),
  text(
    "heroLead",
    "النص التعريفي",
    "ربما نُقلت أو كُتب رابطها خطأً. عُد إلى الصفحة الرئيسية، أو اختر ما كنت تبحث عنه.",
  ),
  list("links", "روابط بديلة", plainLink, [
    { id: "links-1", label: pages.homepage.name, href: pages.homepage.path },
    { id: "links-2", ...linkOf("services") },
    { id: "links-3", ...linkOf("projects") },
    { id: "links-4", ...linkOf("contact") },
  ]),
]);
