import { bidiParts } from "../text/bidi/latin-runs.ts";
import { keepOrder } from "../text/format.ts";
import { mailPage } from "./mail-layout.ts";
import type { MailLook } from "./mail-look.ts";
import { type MailLink, type MailParts, type WholeMail, wholeMail } from "./mail-parts.ts";

/**
 * The plain and HTML bodies of a mail: the same words in the same order, from right to left, in the look of the agency. A
 * visitor's text is never markup in either. Requirements SURV-03, SEC-09.
 */
export function mailBody(look: MailLook, parts: MailParts): { text: string; html: string } {
  const mail = wholeMail(parts);
  return { text: plainText(look, mail), html: mailPage(look, mail) };
}

/** The text of a mail without HTML: blocks with a blank line between them, each address alone on its line. */
function plainText({ imprint }: MailLook, mail: WholeMail): string {
  const { greeting, heading, intro, lines, quote, link, links, closing, footer, choices } = mail;
  const linked = ({ words, address }: MailLink) => `${ordered(words)}:\n${address}`;
  const blocks = [
    ordered(greeting),
    ordered(heading),
    ordered(intro),
    lines.map(([label, value]) => `${ordered(label)}: ${ordered(value)}`).join("\n"),
    ...(quote ? [ordered(quote.label ?? ""), ordered(quote.words)] : []),
    ...[...(link ? [link] : []), ...links].map(linked),
    ordered(closing),
    "--",
    ordered(footer),
    ...choices.map(linked),
    imprint.map(ordered).join("\n"),
  ].filter((block) => block.trim() !== "");
  if (blocks.at(-1) === "--") blocks.pop();
  return blocks.join("\n\n");
}

/**
 * A text outside HTML, in which figures of several parts (a phone, `2026-0014`) are drawn in their order: a mark before each keeps
 * it, where no other stands there already. SHELL-08
 */
export function ordered(words: string): string {
  let before = "";
  return bidiParts(words)
    .map(({ text, isLatin }) => {
      const isMarked = before.endsWith(mark);
      before = text;
      return isLatin && !isMarked && figure.test(text) ? keepOrder(text) : text;
    })
    .join("");
}

const mark = keepOrder("");
const figure = /^[+(\d][^\p{L}]*$/u;
