import { escapeHtml } from "../../kernel/text/escape-html.ts";
import { keepOrder } from "../../kernel/text/format.ts";
import { bidiParts } from "../../ui/text/latin-runs.ts";

type MailParts = {
  intro: string;
  /** Labels with their values, which may be a visitor's own text; lines with an empty value are left out. */
  lines?: readonly (readonly [label: string, value: string])[];
  link?: { words: string; address: string };
  footer: string;
};

/** The plain and HTML bodies of a mail, both right-to-left; a visitor's text is never markup in either. SURV-03, SEC-09 */
export function mailBody({ intro, lines = [], link, footer }: MailParts): { text: string; html: string } {
  const filled = lines.filter(([, value]) => value.trim() !== "");
  const text = [
    intro,
    "",
    ...filled.map(([label, value]) => `${label}: ${isFigure.test(value) ? keepOrder(value) : value}`),
    ...(filled.length > 0 ? [""] : []),
    ...(link ? [`${link.words}: ${link.address}`, ""] : []),
    footer,
  ];
  const rows = filled.map(
    ([label, value]) => `<p>${escapeHtml(label)}: <bdi>${isolated(value).replaceAll("\n", "<br>")}</bdi></p>`,
  );
  const html = [
    '<!DOCTYPE html><html lang="ar" dir="rtl"><head><meta charset="utf-8"></head>',
    '<body><div dir="rtl" lang="ar" style="text-align:start">',
    `<p>${escapeHtml(intro).replaceAll("\n", "<br>")}</p>`,
    ...rows,
    link ? `<p><a href="${escapeHtml(link.address)}">${escapeHtml(link.words)}</a></p>` : "",
    `<p>${escapeHtml(footer)}</p></div></body></html>`,
  ];
  return { text: text.join("\n"), html: html.join("") };
}

const isFigure = /^\+?[\d -]+$/;

/** Escapes a value and isolates its Latin parts, so that names and addresses inside Arabic read as typed; SHELL-08. */
function isolated(value: string) {
  const parts = bidiParts(value);
  if (parts.length === 1) return escapeHtml(value);
  return parts
    .map(({ text, isLatin }) => (isLatin ? `<bdi dir="ltr">${escapeHtml(text)}</bdi>` : escapeHtml(text)))
    .join("");
}
