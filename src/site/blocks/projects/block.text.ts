import { block } from "../../../content/page-content/sections/blocks/block.ts";
import { title } from "../../../content/page-content/sections/blocks/common-fields.text.ts";
import { list } from "../../../content/page-content/sections/fields.ts";
import { text } from "../../../content/page-content/sections/section.ts";
import { reference } from "../../../kernel/resource/kinds/reference.ts";

const project = { projectId: reference({ to: "projects", id: "text", empty: "text" }) };

export default block("مشاريع", { order: 60 }, [
  title("من أعمالنا"),
  list("items", "المشاريع المختارة (إن لم تختر ظهر أحدثها)", project, []),
  text("more", "رابط الكل", "كل المشاريع"),
]);

/** What no editor changes. */
export const words = {
  hint: "تظهر هنا المشاريع ما دامت صفحتها ظاهرة.",
};
