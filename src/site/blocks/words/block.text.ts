import { block } from "../../../content/page-content/sections/blocks/block.ts";
import { picture, title } from "../../../content/page-content/sections/blocks/common-fields.text.ts";
import { richText } from "../../../content/page-content/sections/fields.ts";
import { field } from "../../../content/page-content/sections/section.ts";
import { choice } from "../../../kernel/resource/kinds/choice.ts";

const side = field("side", "جهة الصورة", "end", choice(["end", "start"]));

export default block("نص وصورة", { order: 20, unwritten: ["title", "body"] }, [
  title("عنوان الفقرة"),
  richText("body", "النص", "<p>اكتب هنا ما تريد أن يعرفه الزائر.</p>"),
  picture,
  side,
]);
