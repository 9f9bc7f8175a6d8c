import { useEffect, useRef } from "react";
import type { PageTexts } from "../../content/page-content/sections/section.ts";
import type { contact } from "../../content/page-content/sections/texts/contact.text.ts";
import { Mark } from "../../ui/pictures/mark.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { contactText } from "./contact.text.ts";

const thanksFor = 3000; // ms; requirement CONTACT-04

/**
 * The view after sending: focus goes to its heading, so that screen readers announce it. After three seconds `onDone`
 * brings an empty form; without script the header of the answer does, or the link.
 */
export function ContactThanks({ texts, onDone }: { texts: PageTexts<typeof contact>; onDone(): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => done.current(), thanksFor);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="panel done" role="status">
      <Mark />
      <h2 className="h2" ref={heading} tabIndex={-1}>
        <BidiText text={texts.thanksTitle} />
      </h2>
      <BidiText as="p" className="lead" text={texts.thanksText} />
      <div className="tick" aria-hidden="true">
        <i />
      </div>
      <noscript>
        <a className="btn line" href="/contact">
          {contactText.formAgain}
        </a>
      </noscript>
    </div>
  );
}
