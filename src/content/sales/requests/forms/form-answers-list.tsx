import { BidiText } from "../../../../ui/text/bidi-text.tsx";
import { Ltr } from "../../../../ui/text/ltr.tsx";
import type { FormFieldKind } from "../../../shared/form-fields.ts";
import { answerInWords } from "./answers-in-words.ts";
import type { FormAnswer } from "./form-answers.ts";
import styles from "./form-answers-list.module.css";

/** What was answered in a form of one's own, each under its label as it was shown; links in it are no links. Requirement OWN-03. */
export function FormAnswersList({ answers }: { answers: readonly FormAnswer[] }) {
  return (
    <dl className={styles.answers}>
      {answers.map((answer) => (
        <div key={answer.field}>
          <dt>
            <BidiText text={answer.label} />
          </dt>
          <dd dir={leftward.has(answer.kind) ? undefined : "auto"}>
            {leftward.has(answer.kind) ? <Ltr>{answerInWords(answer)}</Ltr> : answerInWords(answer)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Values that are read from left to right. */
const leftward = new Set<FormFieldKind>(["phone", "email", "number"]);
