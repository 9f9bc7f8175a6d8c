import { latinRanges } from "../../kernel/text/bidi/latin-runs.ts";
import { riyalInWords } from "../../kernel/text/format.ts";
import { placed } from "../../ui/text/bidi-text.tsx";
import { runClass } from "../../ui/text/ltr.tsx";
import styles from "./rich-text.module.css";

type RichTextProps = {
  /** Sanitised by the store. */
  html: string;
  /** The values of placeholders such as `{email}`, as trusted HTML. */
  values?: Record<string, string>;
};

/** Rich text of a page, its Latin runs isolated as in plain text; requirements ACNT-01, SHELL-08. */
export function RichText({ html, values = {} }: RichTextProps) {
  return <ShownHtml className={styles.rich} html={shownHtml(html, values)} />;
}

/** Shows HTML that `shownHtml` or `longHtml` made from sanitised text. */
export function ShownHtml({ html, className }: { html: string; className: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises it when it is stored; SEC-09
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Isolates Latin runs; tags and entities stay unchanged. A run continues across tags within a line, such as `<strong>`. */
export function shownHtml(html: string, values: Record<string, string> = {}): string {
  const shown: string[] = [];
  let line: string[] = [];
  const endLine = () => {
    shown.push(isolated(line));
    line = [];
  };
  for (const [token, name] of riyalInWords(html).matchAll(/<[^>]*>|\{(\w+)\}|[^<{]+|[<{]/g)) {
    const isInLine = !token.startsWith("<") || /^<\/?(?:a|strong)\b/.test(token);
    if (name === undefined && isInLine) {
      line.push(token);
      continue;
    }
    endLine();
    shown.push(name === undefined ? token : `<bdi>${placed(values, name)}</bdi>`);
  }
  endLine();
  return shown.join("");
}

/** What `Ltr` is in React, for HTML: a run that reads from left to right; a long one may break. */
export function ltrHtml(run: string): string {
  const long = runClass(run.length);
  return `<bdi dir="ltr"${long ? ` class="${long}"` : ""}>${run}</bdi>`;
}

/** The characters that isolate a run that begins and ends in different elements. */
const isolate = { start: "\u2066", end: "\u2069" };

/** A line of text and tags with its runs isolated, by an element if a run contains no tags. */
function isolated(tokens: readonly string[]): string {
  const isTag = (token: string) => token.length > 1 && token.startsWith("<");
  const words = tokens.filter((token) => !isTag(token)).join("");
  // An entity counts as one sign but keeps its length, so that positions in the text are positions in the HTML.
  const runs = latinRanges(words.replace(/&#?\w+;/g, (entity) => "&".padEnd(entity.length, "\u2060")));
  let from = 0;
  return tokens
    .map((token) => {
      if (isTag(token)) return token;
      const start = from;
      from += token.length;
      return isolatedIn(token, start, runs);
    })
    .join("");
}

function isolatedIn(token: string, from: number, runs: ReturnType<typeof latinRanges>): string {
  let shown = "";
  let done = 0;
  for (const run of runs) {
    const start = run.start - from;
    const end = run.end - from;
    if (end <= 0 || start >= token.length) continue;
    shown += token.slice(done, Math.max(start, 0));
    done = Math.min(end, token.length);
    const part = token.slice(Math.max(start, 0), done);
    const isWhole = start >= 0 && end <= token.length;
    if (isWhole) shown += ltrHtml(part);
    else shown += (start >= 0 ? isolate.start : "") + part + (end <= token.length ? isolate.end : "");
  }
  return shown + token.slice(done);
}
