import { useEffect, useRef } from "react";
import type { PageTexts } from "../content/page-content/section.ts";
import type { quote } from "../content/page-content/sections/quote.text.ts";
import { BidiText } from "../ui/bidi-text.tsx";
import { Mark } from "../ui/mark.tsx";

/** The view after sending: focus goes to its heading, so that screen readers announce it; requirement QUOTE-05. */
export function QuoteThanks({ texts }: { texts: PageTexts<typeof quote> }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="panel done" role="status">
      <Mark />
      <h2 className="h2" ref={heading} tabIndex={-1}>
        <BidiText text={texts.thanksTitle} />
      </h2>
      <p className="lead">
        <BidiText text={texts.thanksText} />
      </p>
      <a className="btn" href="/services">
        {texts.thanksLink}
      </a>
    </div>
  );
}
