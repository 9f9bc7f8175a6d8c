import { block } from "../../../content/page-content/sections/blocks/block.ts";
import { title } from "../../../content/page-content/sections/blocks/common-fields.text.ts";
import { list } from "../../../content/page-content/sections/fields.ts";
import { featuredQuestion } from "../../../content/page-content/sections/items.ts";

export default block("أسئلة", { order: 80, unwritten: ["items"] }, [
  title("أسئلة تصلنا كثيرًا"),
  list("items", "الأسئلة", featuredQuestion, [
    { id: "items-1", category: "", question: "سؤال يتكرّر؟", answer: "إجابة واضحة وقصيرة." },
  ]),
]);
