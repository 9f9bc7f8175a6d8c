import { block } from "../../../content/page-content/sections/blocks/block.ts";
import { title } from "../../../content/page-content/sections/blocks/common-fields.text.ts";
import { list } from "../../../content/page-content/sections/fields.ts";
import { illustration } from "../../../kernel/resource/kinds/illustration.ts";
import { link } from "../../../kernel/resource/kinds/link.ts";
import { text as line } from "../../../kernel/resource/kinds/text.ts";

const logo = {
  name: line({ max: 120, isRaw: true }),
  image: illustration(),
  href: link({ leads: "anywhere" }),
};
const noPicture = { image: null, alt: "" };
const mostLogos = 24;

export default block("شعارات العملاء", { order: 75, unwritten: ["items"] }, [
  title("من عملائنا"),
  list(
    "items",
    "الشعارات (يظهر الاسم حيث لا صورة)",
    logo,
    [
      { id: "items-1", name: "العميل الأول", image: noPicture, href: "" },
      { id: "items-2", name: "العميل الثاني", image: noPicture, href: "" },
      { id: "items-3", name: "العميل الثالث", image: noPicture, href: "" },
    ],
    mostLogos,
  ),
]);
