import { block } from "../../../content/page-content/sections/blocks/block.ts";
import { lead, title } from "../../../content/page-content/sections/blocks/common-fields.text.ts";
import { list } from "../../../content/page-content/sections/fields.ts";
import type { Field } from "../../../kernel/resource/field.ts";
import { choice } from "../../../kernel/resource/kinds/choice.ts";
import { link } from "../../../kernel/resource/kinds/link.ts";
import { paragraphs } from "../../../kernel/resource/kinds/paragraphs.ts";
import { text as line } from "../../../kernel/resource/kinds/text.ts";

const mark: Field<string> = choice(["", "popular"]);

const offer = {
  title: line({ max: 120, isRaw: true }),
  price: line({ max: 60, isRaw: true }),
  unit: line({ max: 60, isRaw: true }),
  included: paragraphs({ max: 2000, isRaw: true }),
  button: line({ max: 60, isRaw: true }),
  href: link({ leads: "anywhere" }),
  mark,
};
const mostOffers = 6;

export default block("أسعار", { order: 55, unwritten: ["items"] }, [
  title("الأسعار"),
  lead(""),
  list(
    "items",
    "العروض (ستة على الأكثر)",
    offer,
    [
      {
        id: "items-1",
        title: "العرض الأول",
        price: "1,400",
        unit: "ريال",
        included: "ما يشمله العرض\nسطر لكل بند",
        button: "اطلب العرض",
        href: "/quote",
        mark: "",
      },
      {
        id: "items-2",
        title: "العرض الثاني",
        price: "2,900",
        unit: "ريال",
        included: "كل ما في العرض الأول\nوما يزيد عليه",
        button: "اطلب العرض",
        href: "/quote",
        mark: "popular",
      },
    ],
    mostOffers,
  ),
]);
