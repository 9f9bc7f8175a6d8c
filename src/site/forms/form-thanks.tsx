import { useEffect, useRef } from "react";
import { Mark } from "../../ui/pictures/mark.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";

/** The view after sending, with a link onward: focus goes to its heading, so that screen readers announce it. */
export function FormThanks({
  title,
  text,
  link,
  href,
}: {
  title: string;
  text: string;
  link: string;
  href: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="panel done" role="status">
      <Mark />
      <h2 className="h2" ref={heading} tabIndex={-1}>
        <BidiText text={title} />
      </h2>
      <BidiText as="p" className="lead" text={text} />
      <a className="btn" href={href}>
        {link}
      </a>
    </div>
  );
}
