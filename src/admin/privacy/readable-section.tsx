import { formatDateTime } from "../../kernel/text/format.ts";
import { BidiName, BidiText } from "../../ui/text/bidi-text.tsx";
import styles from "./person-readable.module.css";
import { privacyText } from "./privacy.text.ts";
import type { Fact, ReadablePerson } from "./privacy-answers.ts";

const text = privacyText.readable;

/** The stored data and the history of one record about a person. */
export function ReadableSection({ section }: { section: ReadablePerson["sections"][number] }) {
  const { title, id, facts, parts, history } = section;
  return (
    <section>
      <h3>{text.section.replace("{kind}", () => title).replace("{id}", String(id))}</h3>
      <Facts facts={facts} />
      <ReadableParts parts={parts} />
      {history.length > 0 && (
        <>
          <h4>{text.history}</h4>
          <ul>
            {history.map(({ at, actor, what }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a history are never moved
              <li key={index}>
                <BidiText text={text.event} values={{ at: formatDateTime(at), actor, what }} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

export function ReadableParts({ parts }: { parts: ReadablePerson["mentions"] }) {
  return parts.map(({ title, facts }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a page are never moved
    <div key={index} className={styles.part}>
      <h4>{title}</h4>
      <Facts facts={facts} />
    </div>
  ));
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a record are never moved
        <div key={index}>
          <dt>{label}</dt>
          <dd>
            <BidiName text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
