import { block } from "../../../content/page-content/sections/blocks/block.ts";
import { list } from "../../../content/page-content/sections/fields.ts";
import { featuredQuote } from "../../../content/page-content/sections/items.ts";
import { text } from "../../../content/page-content/sections/section.ts";

export default block("رأي عميل", { order: 70 }, [
  list("items", "الرأي المختار بخط كبير", featuredQuote, []),
  text("more", "رابط الكل", "آراء العملاء"),
]);

/** What no editor changes. */
export const words = {
  hint: "يظهر هنا الرأي الذي يُختار.",
};
