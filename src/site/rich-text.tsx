import { latinRuns, placed } from "../ui/bidi-text.tsx";

type RichTextProps = {
  /** Sanitised by the store. */
  html: string;
  /** What placeholders such as `{email}` stand for, as HTML of ours. */
  values?: Record<string, string>;
};

/** Rich text of a page, its Latin runs isolated as in plain text; requirements ACNT-01, SHELL-08. */
export function RichText({ html, values = {} }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: every read of the store sanitises it; SEC-09
  return <div className="rich" dangerouslySetInnerHTML={{ __html: shownHtml(html, values) }} />;
}

/** Only what stands between tags and entities is touched. */
export function shownHtml(html: string, values: Record<string, string> = {}): string {
  return html.replace(/(<[^>]*>|&#?\w+;)|([^<&]+)/g, (_, markup: string | undefined, words: string) => {
    if (markup !== undefined) return markup;
    return words
      .split(/\{(\w+)\}/)
      .map((part, index) => (index % 2 === 0 ? isolate(part) : `<bdi>${placed(values, part)}</bdi>`))
      .join("");
  });
}

function isolate(words: string) {
  return words
    .split(latinRuns)
    .map((part, index) => (index % 2 === 0 || /^\d+$/.test(part) ? part : `<bdi dir="ltr">${part}</bdi>`))
    .join("");
}
