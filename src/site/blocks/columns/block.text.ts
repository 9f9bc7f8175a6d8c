import { block } from "../../../content/page-content/sections/blocks/block.ts";
import { title } from "../../../content/page-content/sections/blocks/common-fields.text.ts";
import { list } from "../../../content/page-content/sections/fields.ts";
import { clause } from "../../../content/page-content/sections/items.ts";
import { illustration } from "../../../kernel/resource/kinds/illustration.ts";

const column = { ...clause, image: illustration() };
const noPicture = { image: null, alt: "" };
const mostColumns = 3;

export default block("أعمدة", { order: 25, unwritten: ["title", "items"] }, [
  title("عنوان القسم"),
  list(
    "items",
    "الأعمدة (ثلاثة على الأكثر)",
    column,
    [
      {
        id: "items-1",
        heading: "عنوان العمود الأول",
        body: "<p>اكتب هنا ما تريد أن يعرفه الزائر.</p>",
        image: noPicture,
      },
      {
        id: "items-2",
        heading: "عنوان العمود الثاني",
        body: "<p>واكتب هنا ما يكمّله.</p>",
        image: noPicture,
      },
    ],
    mostColumns,
  ),
]);
