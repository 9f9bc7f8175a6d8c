import { type ReactNode, useEffect, useRef } from "react";
import cardStyles from "../../ui/card.module.css";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Mark } from "../../ui/pictures/mark.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { answerAnchor } from "./answer-anchor.ts";
import styles from "./form-thanks.module.css";

type ThanksPanelProps = { title: string; text: string; children: ReactNode };

/**
 * The panel that replaces a form after sending. It scrolls into view below the header, because the visitor was at the end of the
 * longer form. The heading gets the focus, so that screen readers announce it. Without script the address leads to the panel.
 */
export function ThanksPanel({ title, text, children }: ThanksPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <div className={`${cardStyles.panel} ${styles.thanks}`} role="status" id={answerAnchor} ref={panel}>
      <Mark />
      <h2 className={typeStyles.heading} ref={heading} tabIndex={-1}>
        <BidiText text={title} />
      </h2>
      <BidiText as="p" className={typeStyles.lead} text={text} />
      {children}
    </div>
  );
}

type FormThanksProps = { title: string; text: string; link: string; href: string };

/** The thanks with a link onward. */
export function FormThanks({ title, text, link, href }: FormThanksProps) {
  return (
    <ThanksPanel title={title} text={text}>
      <a className={buttonStyles.button} href={href}>
        {link}
      </a>
    </ThanksPanel>
  );
}
