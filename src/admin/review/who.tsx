import { useState } from "react";
import { guestText } from "../../content/page-content/review/guest.text.ts";
import { TextInput } from "../../ui/controls/inputs.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { knownName } from "./guest-memory.ts";
import styles from "./review.module.css";

const { who: words } = guestText;

type WhoProps = { name: string; error: string | undefined; onName(name: string): void };

/** The name under which somebody speaks: a field until the browser knows it, then a line. */
export function Who({ name, error, onName }: WhoProps) {
  const [isAsked, setAsked] = useState(() => knownName() === "");
  if (!isAsked && error === undefined)
    return (
      <p className={styles.named}>
        {words.as} <bdi>{name}</bdi>
        <button type="button" onClick={() => setAsked(true)}>
          {words.change}
        </button>
      </p>
    );
  return (
    <>
      <TextInput
        label={words.name}
        name="name"
        autoComplete="name"
        required
        maxLength={100}
        value={name}
        error={error}
        onChange={(event) => onName(event.target.value)}
      />
      <PrivacyLine />
    </>
  );
}

/** What is kept of whoever speaks, and where that is written. */
const PrivacyLine = () => (
  <p className={styles.fine}>
    {words.privacy}{" "}
    <a className={typeStyles.underlined} href="/privacy" target="_blank" rel="noopener">
      {words.privacyLink}
    </a>
  </p>
);
