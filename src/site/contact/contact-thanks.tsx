import { useEffect, useRef } from "react";
import type { PageTexts } from "../../content/page-content/sections/section.ts";
import type { contact } from "../../content/page-content/sections/texts/contact.text.ts";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { ThanksPanel } from "../forms/form-thanks.tsx";
import styles from "./contact.module.css";
import { contactText } from "./contact.text.ts";

const thanksFor = 3000; // ms; requirement CONTACT-04

/** The thanks. After three seconds `onDone` shows an empty form; without script a header of the answer or the link does. */
export function ContactThanks({ texts, onDone }: { texts: PageTexts<typeof contact>; onDone(): void }) {
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const timer = setTimeout(() => done.current(), thanksFor);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ThanksPanel title={texts.thanksTitle} text={texts.thanksText}>
      <div className={styles.rest} aria-hidden="true">
        <i />
      </div>
      <noscript>
        <a className={`${buttonStyles.button} ${buttonStyles.outlined}`} href="/contact">
          {contactText.formAgain}
        </a>
      </noscript>
    </ThanksPanel>
  );
}
