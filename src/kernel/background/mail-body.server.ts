import { bidiParts } from "../text/bidi/latin-runs.ts";
import { escapeHtml } from "../text/escape-html.ts";
import { keepOrder } from "../text/format.ts";

export type MailParts = {
  /** Of the mail: English runs from left to right. By default Arabic. */
  language?: "ar" | "en";
  /** The agency's name, above everything in the HTML; its mails carry no picture, which programs block and logos outgrow. */
  agency: string;
  /** A line of its own before the text; left out where the text below begins with one of its own. */
  greeting?: string;
  /** Paragraphs, one a line. */
  intro: string;
  /** Labels with their values, which may be a visitor's own text; lines with an empty value are left out. */
  lines?: readonly (readonly [label: string, value: string])[];
  link?: { words: string; address: string };
  /** Below everything that was said: who writes, or what a reply does. */
  closing?: string;
  /** Why the mail was sent. */
  footer: string;
};

/**
 * The plain and HTML bodies of a mail: the same words in the same order, from right to left, in one column of system fonts for
 * light and dark mail programs. A visitor's text is never markup in either. Requirements SURV-03, SEC-09.
 */
export function mailBody(parts: MailParts): { text: string; html: string } {
  const lines = (parts.lines ?? []).filter(([, value]) => value.trim() !== "");
  const { agency, greeting, intro, link, closing, footer } = parts;
  const text = [
    ...(greeting ? [greeting, ""] : []),
    intro,
    "",
    ...lines.map(([label, value]) => `${label}: ${isFigure.test(value) ? keepOrder(value) : value}`),
    ...(lines.length > 0 ? [""] : []),
    ...(link ? [`${link.words}:`, link.address, ""] : []),
    ...(closing ? [closing, ""] : []),
    footer,
  ];
  const html = page(
    agency,
    [
      greeting ? paragraph(greeting, "body") : "",
      ...intro.split(/\n{2,}/).map((words) => paragraph(words, "body")),
      lines.length > 0 ? table(lines.map(row).join(""), "margin:4px 0 20px") : "",
      link ? button(link) : "",
      closing ? paragraph(closing, "body") : "",
    ].join(""),
    footer,
  );
  return { text: text.join("\n"), html: parts.language === "en" ? turned(html) : html };
}

/** The same mail from left to right. Only our own tags begin so: what people typed is escaped. */
const turned = (html: string) =>
  html.replace(/<(?:html|body|table|td|p)\b[^>]*>/g, (tag) =>
    tag
      .replaceAll('dir="rtl"', 'dir="ltr"')
      .replaceAll('lang="ar"', 'lang="en"')
      .replaceAll('align="right"', 'align="left"')
      .replaceAll("text-align:right", "text-align:left")
      .replaceAll("padding-left:16px", "padding-right:16px"),
  );

const isFigure = /^\+?[\d -]+$/;

// Mail programs know no variables and drop the styles of the document, so that each element repeats its own.
const faces = "'Segoe UI',Tahoma,'Geeza Pro','Noto Sans Arabic',Arial,sans-serif";
const type = {
  name: `font:700 22px/1.5 ${faces};color:#16241e`,
  body: `font:400 16px/1.8 ${faces};color:#2c3a34`,
  label: `font:400 14px/1.8 ${faces};color:#55635d`,
  foot: `font:400 13px/1.8 ${faces};color:#55635d`,
};
const classes = { name: "ink", body: "text", label: "soft", foot: "soft" } as const;

const dark = [
  "@media(prefers-color-scheme:dark){.ground{background:#0f1412!important}.sheet{background:#1a211e!important;border-color:#323c37!important}",
  ".ink{color:#f0f3f0!important}.text{color:#d3dad5!important}.soft{color:#a6b2ac!important}.line{border-color:#323c37!important}",
  ".button{background:#e6ece8!important}.press{color:#16241e!important}}",
  "@media(max-width:620px){.pad{padding:24px 20px!important}.wide,.button{width:100%!important}.press{display:block!important;text-align:center!important}}",
].join("");

const attributes = 'role="presentation" cellpadding="0" cellspacing="0" border="0" dir="rtl"';

const table = (rows: string, style: string, more = "") =>
  `<table ${attributes} width="100%" style="${style}"${more}>${rows}</table>`;

const cell = (words: string, style: string, more = "") =>
  `<td dir="rtl" align="right" valign="top" style="${style};text-align:right"${more}>${words}</td>`;

function paragraph(words: string, kind: keyof typeof type, below = 16) {
  const style = `margin:0 0 ${below}px;${type[kind]};text-align:right`;
  return `<p class="${classes[kind]}" dir="rtl" style="${style}">${isolated(words).replaceAll("\n", "<br>")}</p>`;
}

function row([label, value]: readonly [label: string, value: string]) {
  const words = `<bdi>${isolated(value).replaceAll("\n", "<br>")}</bdi>`;
  const edge = "padding:10px 0;border-top:1px solid #dce0da";
  return [
    "<tr>",
    cell(escapeHtml(label), `${edge};padding-left:16px;${type.label}`, ' class="soft line" width="34%"'),
    cell(words, `${edge};${type.body};word-break:break-word`, ' class="text line"'),
    "</tr>",
  ].join("");
}

function button({ words, address }: { words: string; address: string }) {
  const press = `display:inline-block;padding:13px 28px;font:700 16px/24px ${faces};color:#ffffff;text-decoration:none`;
  return [
    `<table ${attributes} class="wide" style="margin:8px 0 20px"><tr><td class="button" align="center" bgcolor="#16241e" style="border-radius:10px;background:#16241e">`,
    `<a class="press" href="${escapeHtml(address)}" style="${press}">${escapeHtml(words)}</a></td></tr></table>`,
  ].join("");
}

function page(agency: string, content: string, footer: string) {
  const head = paragraph(agency, "name", 20);
  const sheet = `<tr>${cell(head + content, "padding:30px 36px 20px", ' class="pad"')}</tr>`;
  const foot = `<tr>${cell(paragraph(footer, "foot", 0), "padding:16px 36px", ' class="pad"')}</tr>`;
  const column = [
    table(
      sheet,
      "max-width:600px;background:#fefefd;border:1px solid #dce0da;border-radius:14px",
      ' class="sheet"',
    ),
    table(foot, "max-width:600px"),
  ].join("");
  return [
    '<!DOCTYPE html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    '<meta name="format-detection" content="telephone=no,date=no,address=no">',
    `<style>:root{color-scheme:light dark}${dark}</style></head>`,
    '<body class="ground" lang="ar" dir="rtl" style="margin:0;padding:0;background:#f4f5f1">',
    table(
      `<tr><td align="center" style="padding:24px 12px">${column}</td></tr>`,
      "background:#f4f5f1",
      ' class="ground"',
    ),
    "</body></html>",
  ].join("");
}

/** Escapes a value and isolates its Latin parts, so that names and addresses inside Arabic read as typed; SHELL-08. */
function isolated(value: string) {
  const parts = bidiParts(value);
  if (parts.length === 1) return escapeHtml(value);
  return parts
    .map(({ text, isLatin }) => (isLatin ? `<bdi dir="ltr">${escapeHtml(text)}</bdi>` : escapeHtml(text)))
    .join("");
}
