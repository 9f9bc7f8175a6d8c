import { block } from "../../../content/page-content/sections/blocks/block.ts";
import { title } from "../../../content/page-content/sections/blocks/common-fields.text.ts";
import { field, text } from "../../../content/page-content/sections/section.ts";
import type { Field } from "../../../kernel/resource/field.ts";
import { choice } from "../../../kernel/resource/kinds/choice.ts";
import { text as line } from "../../../kernel/resource/kinds/text.ts";

const tag = field("tag", "الوسم (إن تُرك ظهرت أحدث المقالات)", "", line({ max: 40, unseen: "inChoice" }));

const counts: Field<string> = choice(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"], {
  unseen: "inChoice",
});
const count = field("count", "كم مقالًا يظهر", "3", counts);

export default block("مقالات", { order: 65 }, [
  title("من مقالاتنا"),
  tag,
  count,
  text("more", "رابط الكل", "كل المقالات"),
]);

/** What no editor changes. */
export const words = {
  hint: "تظهر هنا أحدث المقالات المنشورة التي تحمل هذا الوسم.",
};
