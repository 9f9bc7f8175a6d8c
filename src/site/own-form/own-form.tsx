import { Lock } from "lucide-react";
import type { TextsOf } from "../../content/page-content/sections/blocks/block.ts";
import { Banner } from "../../ui/banner.tsx";
import cardStyles from "../../ui/card.module.css";
import { Button } from "../../ui/controls/button.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import { TextInput } from "../../ui/controls/inputs.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import type ownform from "../blocks/ownform/block.text.ts";
import { answerAnchor } from "../forms/answer-anchor.ts";
import frameStyles from "../forms/form-frame.module.css";
import { Honeypot } from "../forms/honeypot.tsx";
import type { NoticePeriods } from "../legal/notice-periods.ts";
import {
  type AskedField,
  askedFields,
  editionName,
  editionOf,
  hasFiles,
  senderFields,
} from "./asked-fields.ts";
import type { OwnFormState } from "./form-state.ts";
import { longestLine } from "./lengths.ts";
import styles from "./own-form.module.css";
import { ownFormText as words } from "./own-form.text.ts";
import { OwnFormControl } from "./own-form-control.tsx";

/** What stands below the form about the use of the sent data, with its link. */
export type Notice = { text: string; link: string; periods: NoticePeriods };
type Refused = Extract<OwnFormState, { kind: "refused" }>;

type OwnFormProps = {
  /** The id of its block. */
  id: string;
  texts: Pick<TextsOf<typeof ownform>, "title" | "fields" | "submit">;
  action: string;
  notice: Notice | undefined;
  refused?: Refused | undefined;
};

/**
 * A form whose fields an editor chose, behind the name and the ways to answer, which stand in each: a plain form post without any
 * script, under the promises of the other forms. Requirements OWN-03, SEC-07, PRIV-01.
 */
export function OwnForm({ id, texts, action, notice, refused }: OwnFormProps) {
  const fields = askedFields(texts.fields);
  const first = firstWrong(fields, refused);
  return (
    <form
      className={`${cardStyles.panel} ${formStyles.stacked} ${styles.form}`}
      method="post"
      action={action}
      encType={hasFiles(fields) ? "multipart/form-data" : undefined}
      aria-label={texts.title.trim() || words.untitled}
    >
      {refused && refused.stray.length > 0 && <Stray typed={refused.stray} />}
      <Sender id={id} refused={refused} first={first} />
      {fields.map((field) => (
        <OwnFormControl
          key={field.id}
          field={field}
          id={`${id}-${field.name}`}
          typed={refused?.values[field.name]}
          error={refused?.errors[field.name]}
          isFirst={first === field.name}
        />
      ))}
      <input type="hidden" name={editionName} value={editionOf(fields)} />
      <Honeypot label={words.honeypot} />
      {notice && (
        <p className={frameStyles.notice}>
          <Icon of={Lock} />
          <span>
            <BidiText text={notice.text} values={notice.periods} /> <a href="/privacy">{notice.link}</a>
          </span>
        </p>
      )}
      {refused?.failed && (
        <div id={answerAnchor}>
          <Banner tone="bad">{refused.failed === true ? words.failed : refused.failed}</Banner>
        </div>
      )}
      <div>
        <Button type="submit" className={frameStyles.send}>
          {texts.submit.trim() || words.send}
        </Button>
      </div>
    </form>
  );
}

type SenderProps = { id: string; refused: Refused | undefined; first: string | undefined };

/** The fields of every form. One of phone and e-mail is enough, so that neither is required by the browser. */
function Sender({ id, refused, first }: SenderProps) {
  const props = (name: (typeof senderFields)[number]) => ({
    id: `${id}-${name}`,
    name,
    label: words[name],
    placeholder: words.placeholders[name],
    defaultValue: String(refused?.values[name] ?? ""),
    error: refused?.errors[name],
    autoFocus: first === name,
    maxLength: longestLine,
  });
  return (
    <>
      <TextInput {...props("name")} required autoComplete="name" />
      <div className={formStyles.pair}>
        <TextInput {...props("phone")} type="tel" autoComplete="tel" help={words.oneOfBoth} />
        <TextInput {...props("email")} type="email" autoComplete="email" />
      </div>
    </>
  );
}

/** What was typed into fields that the form does not have any more. */
function Stray({ typed }: { typed: readonly string[] }) {
  return (
    <div>
      <p className={formStyles.label}>{words.left}</p>
      <TypedTexts typed={typed} />
    </div>
  );
}

/** Typed texts as they were, to be copied. */
export function TypedTexts({ typed }: { typed: readonly string[] }) {
  return (
    <ul className={styles.typed}>
      {typed.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two texts may be alike, and none moves
        <li key={index} dir="auto">
          {text}
        </li>
      ))}
    </ul>
  );
}

const firstWrong = (fields: readonly AskedField[], refused: Refused | undefined) =>
  [...senderFields, ...fields.map(({ name }) => name)].find((name) => refused?.errors[name]);
