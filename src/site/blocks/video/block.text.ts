import { block } from "../../../content/page-content/sections/blocks/block.ts";
import { picture, title } from "../../../content/page-content/sections/blocks/common-fields.text.ts";
import { field, text } from "../../../content/page-content/sections/section.ts";
import { link } from "../../../kernel/resource/kinds/link.ts";

const href = field(
  "href",
  "رابط المقطع في يوتيوب أو فيميو",
  "",
  link({ leads: "anywhere", isElsewhere: true }),
);

export default block("مقطع مرئي", { order: 150, unwritten: ["href"] }, [
  title("شاهد كيف نعمل"),
  href,
  picture,
  text("caption", "سطر تحت المقطع", ""),
]);

/** What no editor changes. */
export const words = {
  play: "شغّل المقطع",
  playNote: "يُعرض من {host} بعد الضغط.",
  watch: "شاهد المقطع",
};
