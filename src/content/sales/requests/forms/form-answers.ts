import { choice } from "../../../../kernel/resource/kinds/choice.ts";
import { list } from "../../../../kernel/resource/kinds/list.ts";
import { paragraphs } from "../../../../kernel/resource/kinds/paragraphs.ts";
import { text } from "../../../../kernel/resource/kinds/text.ts";
import { formFieldKinds, mostFormFields } from "../../../shared/form-fields.ts";

/**
 * What somebody answered in a form of one's own, in its order and without empty answers: the field by its id in the form, its label as it
 * was shown, and a value that its kind made: a day as ISO, a number such as `12.5`, a phone as E.164, `yes` or `no`, each of several
 * choices in a line, the name of a file. A later change of the form changes none of them. Requirement OWN-03.
 */
export const formAnswers = () =>
  list(
    {
      field: text({ max: 60 }),
      label: text(),
      kind: choice(formFieldKinds),
      value: paragraphs(),
    },
    { max: mostFormFields, setByServer: true },
  );

export type FormAnswer = {
  field: string;
  label: string;
  kind: (typeof formFieldKinds)[number];
  value: string;
};
