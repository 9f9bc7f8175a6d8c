export type MailLink = { words: string; address: string };

/** A label with its value, which may be a visitor's own text, and where the value leads. */
export type MailLine = readonly [label: string, value: string, address?: string];

/** What a mail says, from top to bottom. Empty parts are left out, and so are lines with an empty value. */
export type MailParts = {
  /** Of the mail: English runs from left to right. By default Arabic. */
  language?: "ar" | "en";
  /** What lists of mails show beside the subject, out of what the mail says; by default the first paragraph of `intro`. */
  preheader?: string;
  greeting?: string;
  heading?: string;
  /** Paragraphs, between blank lines. */
  intro?: string;
  lines?: readonly MailLine[];
  /** Somebody's own words. */
  quote?: { label?: string; words: string };
  /** What to do next, as a button. */
  link?: MailLink;
  /** Further things to do. */
  links?: readonly MailLink[];
  /** Below everything that was said: who writes, or what a reply does. */
  closing?: string;
  /** Why the mail was sent. */
  footer?: string;
  /** Where the receiver changes what is sent. */
  choices?: readonly MailLink[];
};

/** The parts as a layout takes them: nothing is missing, and nothing is empty that would leave a trace. */
export type WholeMail = Required<Omit<MailParts, "link" | "quote">> & Pick<MailParts, "link" | "quote">;

/** Fills in what a mail leaves out. */
export function wholeMail({ quote, link, ...parts }: MailParts): WholeMail {
  const { intro = "" } = parts;
  return {
    language: "ar",
    greeting: "",
    heading: "",
    links: [],
    closing: "",
    footer: "",
    choices: [],
    ...parts,
    preheader: parts.preheader || (paragraphs(intro)[0] ?? ""),
    intro,
    lines: (parts.lines ?? []).filter(([, value]) => value.trim() !== ""),
    ...(quote?.words.trim() && { quote }),
    ...(link && { link }),
  };
}

/** The paragraphs of a text, which blank lines part. */
export const paragraphs = (words: string) =>
  words.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
