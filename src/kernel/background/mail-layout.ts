import { bidiParts } from "../text/bidi/latin-runs.ts";
import { escapeHtml } from "../text/escape-html.ts";
import type { MailColours, MailLook } from "./mail-look.ts";
import { type MailLine, type MailLink, paragraphs, type WholeMail } from "./mail-parts.ts";

/** The name by which the HTML of a mail finds the logo among its attachments. */
export const logoId = "logo";

/**
 * The HTML of a mail: one column of tables with system fonts. Mail programs know no variables, and many drop the styles of the
 * document or the attributes of `html` and `body`, so that each element repeats its own direction, face and colour; what a program
 * keeps of the style sheet adds the dark theme and the narrow screen. It is read without pictures, and loads nothing.
 */
export function mailPage(look: MailLook, mail: WholeMail): string {
  const { colours, imprint } = look;
  const draw = drawing(mail.language, colours.light);
  const sheet = draw.row(draw.cell(content(look, mail, draw), "padding:32px 36px 16px", ' class="pad"'));
  const foot = [
    ...[mail.footer].filter(Boolean).map((words) => draw.paragraph(words, "foot", 8)),
    mail.choices.length > 0 ? draw.links(mail.choices, "foot") : "",
    ...[imprint.join("\n")].filter(Boolean).map((words) => draw.paragraph(words, "foot", 0)),
  ].join("");
  const column = [
    draw.table(
      sheet,
      `max-width:600px;background:${colours.light.sheet};border:1px solid ${colours.light.line};border-radius:14px`,
      ' class="sheet"',
    ),
    foot &&
      draw.table(draw.row(draw.cell(foot, "padding:18px 36px 24px", ' class="pad"')), "max-width:600px"),
  ].join("");
  // Outlook knows no greatest width.
  const bound = `<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->${column}<!--[if mso]></td></tr></table><![endif]-->`;
  const around = `<tr><td class="around" dir="${draw.dir}" align="center" style="padding:24px 12px">${bound}</td></tr>`;
  return [
    `<!DOCTYPE html><html lang="${mail.language}" dir="${draw.dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    '<meta name="format-detection" content="telephone=no,date=no,address=no">',
    `<title>${escapeHtml(mail.heading || look.agency)}</title><style>${styles(colours.dark)}</style></head>`,
    `<body class="ground" lang="${mail.language}" dir="${draw.dir}" style="margin:0;padding:0;background:${colours.light.ground}">`,
    preheader(isolated(mail.preheader, draw.dir)),
    draw.table(around, `background:${colours.light.ground}`, ' class="ground"'),
    "</body></html>",
  ].join("");
}

type Draw = ReturnType<typeof drawing>;

function content(look: MailLook, mail: WholeMail, draw: Draw): string {
  const { greeting, heading, intro, lines, quote, link, links, closing } = mail;
  const some = (words: string, kind: Kind, below: number) =>
    words.trim() === "" ? "" : draw.paragraph(words, kind, below);
  return [
    draw.head(look),
    some(greeting, "body", 4),
    heading && draw.heading(heading),
    ...paragraphs(intro).map((words) => draw.paragraph(words, "body")),
    lines.length > 0 ? draw.table(lines.map(draw.line).join(""), "margin:4px 0 20px") : "",
    quote ? some(quote.label ?? "", "label", 6) + draw.quote(quote.words) : "",
    link ? draw.button(link) : "",
    links.length > 0 ? draw.links(links, "body") : "",
    ...paragraphs(closing).map((words) => draw.paragraph(words, "body")),
  ].join("");
}

const faces = "'Segoe UI',Tahoma,'Geeza Pro','Noto Sans Arabic',Arial,sans-serif";
const fonts = {
  name: "700 22px/1.5",
  heading: "700 22px/1.5",
  body: "400 16px/1.8",
  label: "400 14px/1.8",
  foot: "400 13px/1.8",
} as const;
const classes = { name: "brand", heading: "ink", body: "text", label: "soft", foot: "soft" } as const;
type Kind = keyof typeof fonts;

/** The parts of the layout in one language and the colours of the light theme. */
function drawing(language: "ar" | "en", colours: MailColours) {
  const [dir, start, end] = language === "en" ? ["ltr", "left", "right"] : ["rtl", "right", "left"];
  const attributes = `role="presentation" cellpadding="0" cellspacing="0" border="0" dir="${dir}"`;
  const typeOf = (kind: Kind) => `font:${fonts[kind]} ${faces};color:${colours[classes[kind]]}`;
  const said = (words: string) => isolated(words, dir).replaceAll("\n", "<br>");
  const table = (rows: string, style: string, more = "") =>
    `<table ${attributes} width="100%" style="width:100%;${style}"${more}>${rows}</table>`;
  const row = (cells: string) => `<tr>${cells}</tr>`;
  const cell = (words: string, style: string, more = "") =>
    `<td dir="${dir}" align="${start}" valign="top" style="${style};text-align:${start}"${more}>${words}</td>`;
  const block = (tag: "p" | "h1", html: string, kind: Kind, below: number, name: string = classes[kind]) =>
    `<${tag} class="${name}" dir="${dir}" style="margin:0 0 ${below}px;${typeOf(kind)};text-align:${start}">${html}</${tag}>`;
  const paragraph = (words: string, kind: Kind, below = 16) => block("p", said(words), kind, below);
  const anchor = ({ words, address }: MailLink) =>
    `<a class="brand" href="${escapeHtml(address)}" style="color:${colours.brand};text-decoration:underline">${said(words)}</a>`;
  return {
    dir,
    table,
    row,
    cell,
    paragraph,
    heading: (words: string) => block("h1", said(words), "heading", 12),
    /** Links beside each other. */
    links: (links: readonly MailLink[], kind: Kind) =>
      block("p", links.map(anchor).join(" &middot; "), kind, kind === "foot" ? 8 : 16),
    /** The logo, or the name where there is none or pictures are off. */
    head({ agency, logo }: MailLook) {
      const picture =
        logo &&
        `<img src="cid:${logoId}" width="${logo.width}" height="${logo.height}" alt="${escapeHtml(agency)}" style="display:inline-block;border:0;max-width:100%;${typeOf("name")}">`;
      return block("p", picture ?? said(agency), "name", 20, "brand house");
    },
    line([label, value, address]: MailLine) {
      const words = address ? anchor({ words: value, address }) : said(value);
      const edge = `padding:10px 0;border-top:1px solid ${colours.line}`;
      return row(
        [
          cell(
            said(label),
            `${edge};padding-${end}:16px;${typeOf("label")}`,
            ' class="soft line" width="34%"',
          ),
          cell(
            `<bdi>${words}</bdi>`,
            `${edge};${typeOf("body")};word-break:break-word`,
            ' class="text line"',
          ),
        ].join(""),
      );
    },
    quote(words: string) {
      const style = `padding:14px 18px;background:${colours.quote};border-${start}:3px solid ${colours.edge};border-radius:8px;${typeOf("body")};word-break:break-word`;
      return table(row(cell(`<bdi>${said(words)}</bdi>`, style, ' class="text quote"')), "margin:0 0 20px");
    },
    button({ words, address }: MailLink) {
      const press = `display:inline-block;padding:13px 28px;font:700 16px/24px ${faces};color:${colours.onBrand};text-decoration:none`;
      // Outlook gives an anchor no padding, and takes that of the cell.
      const ground = `border-radius:10px;background:${colours.brand};mso-padding-alt:13px 28px`;
      return [
        `<table ${attributes} class="wide" style="margin:8px 0 20px"><tr><td class="button" dir="${dir}" align="center" bgcolor="${colours.brand}" style="${ground}">`,
        `<a class="press" href="${escapeHtml(address)}" style="${press}">${said(words)}</a></td></tr></table>`,
      ].join("");
    },
  };
}

/** Hidden words that lists of mails show, with blanks that keep the text below out of the list. */
function preheader(words: string) {
  if (!words.trim()) return "";
  const hidden =
    "display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all";
  return `<div class="preheader" aria-hidden="true" style="${hidden}">${words}${"&#847;&zwnj;&nbsp;".repeat(40)}</div>`;
}

/** The dark theme by the wish of the reader, also as Outlook writes it, and the narrow screen. */
function styles(dark: MailColours) {
  const rules: readonly (readonly [name: string, rule: string])[] = [
    [".ground", `background:${dark.ground}!important`],
    [".sheet", `background:${dark.sheet}!important;border-color:${dark.line}!important`],
    [".ink", `color:${dark.ink}!important`],
    [".text", `color:${dark.text}!important`],
    [".soft", `color:${dark.soft}!important`],
    [".brand", `color:${dark.brand}!important`],
    [".line", `border-color:${dark.line}!important`],
    [".quote", `background:${dark.quote}!important;border-color:${dark.edge}!important`],
    [".button", `background:${dark.brand}!important`],
    [".press", `color:${dark.onBrand}!important`],
  ];
  const written = (before: string) => rules.map(([name, rule]) => `${before}${name}{${rule}}`).join("");
  return [
    `:root{color-scheme:light dark;supported-color-schemes:light dark}@media(prefers-color-scheme:dark){${written("")}}`,
    written("[data-ogsc] "),
    "@media(max-width:620px){.around{padding:0!important}.sheet{border-width:0 0 1px!important;border-radius:0!important}",
    ".pad{padding:24px 20px!important}.wide,.button{width:100%!important}.press{display:block!important;text-align:center!important}}",
  ].join("");
}

/**
 * Escapes a text and isolates what runs the other way, so that names and addresses read as typed inside Arabic, and Arabic names
 * inside English; a figure such as a phone stays in one line. SHELL-08
 */
function isolated(value: string, dir: string) {
  return bidiParts(value)
    .map(({ text, isLatin }) => {
      const safe = escapeHtml(text);
      if (!isLatin) return dir === "rtl" ? safe : safe.replace(arabic, '<bdi dir="rtl">$&</bdi>');
      return `<bdi dir="ltr"${figure.test(text) ? ' style="white-space:nowrap"' : ""}>${safe}</bdi>`;
    })
    .join("");
}

const arabic = /\p{sc=Arab}(?:.*\p{sc=Arab})?\p{M}*/gu;
const figure = /^[^\p{L}]{2,24}$/u;
