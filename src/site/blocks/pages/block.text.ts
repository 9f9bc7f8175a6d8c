import { block } from "../../../content/page-content/sections/blocks/block.ts";
import { lead, title } from "../../../content/page-content/sections/blocks/common-fields.text.ts";
import { list } from "../../../content/page-content/sections/fields.ts";
import { link } from "../../../kernel/resource/kinds/link.ts";
import { text as line } from "../../../kernel/resource/kinds/text.ts";

const page = {
  href: link({ leads: "anywhere", unseen: "inChoice" }),
  shownTitle: line({ max: 200, isRaw: true }),
  shownText: line({ max: 500, isRaw: true }),
};
const mostPages = 12;

export default block("صفحات مختارة", { order: 62 }, [
  title("اقرأ أيضًا"),
  lead(""),
  list("items", "الصفحات", page, [], mostPages),
]);

/** What no editor changes. */
export const words = {
  hint: "تظهر هنا الصفحات التي تُختار، ما دامت منشورة.",
};
