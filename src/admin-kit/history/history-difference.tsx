import type { HistoryEntry } from "../../kernel/http/api-client.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import { text } from "../admin-kit.text.ts";
import { difference, type Piece, wordDifference } from "./difference.ts";
import { inWords } from "./value-words.ts";

export type HistoryWords = {
  /** Names of the fields as the form shows them, by wire name. Fields without one are not shown. */
  labels: Record<string, string>;
  /** A value in words, or undefined: text, numbers, yes and no, and lists are shown without it. */
  format?: ((wireName: string, value: unknown) => string | undefined) | undefined;
};

/** What one entry of the history changed, field by field; of a personal record the names of the fields. */
export function HistoryDifference({ entry, labels, format }: HistoryWords & { entry: HistoryEntry }) {
  const fields = entry.fields.filter((name) => labels[name] !== undefined);
  const hasValues = entry.before !== null || entry.after !== null;
  if (fields.length === 0) return <p className="muted sm">{text.history.noFields}</p>;
  if (!hasValues) return <p>{text.history.changed(fields.map((name) => labels[name]).join(text.comma))}</p>;
  return (
    <dl className="df">
      {fields.map((name) => (
        <div key={name}>
          <dt>{labels[name]}</dt>
          <dd>
            <FieldDifference
              before={entry.before?.[name]}
              after={entry.after?.[name]}
              isNew={entry.before === null}
              isGone={entry.after === null}
              words={(value) => format?.(name, value) ?? inWords(value)}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type FieldProps = {
  before: unknown;
  after: unknown;
  isNew: boolean;
  isGone: boolean;
  words(value: unknown): string;
};

function FieldDifference({ before, after, isNew, isGone, words }: FieldProps) {
  if (isPicture(before) || isPicture(after)) {
    return (
      <div className="imgs">
        {!isNew && <Shown value={before} kind="del" words={words} />}
        {!isGone && <Shown value={after} kind="ins" words={words} />}
      </div>
    );
  }
  if (isNew || isGone) return <span dir="auto">{words(isNew ? after : before)}</span>;
  if (isLines(before) && isLines(after)) {
    return (
      <ul>
        {difference(before, after).map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a difference never move
          <li key={index} dir="auto">
            <Marked piece={piece} />
          </li>
        ))}
      </ul>
    );
  }
  const isText = typeof before === "string" && typeof after === "string" && words(after) === after;
  const pieces: Piece<string>[] = isText
    ? wordDifference(before, after)
    : [
        { kind: "del", value: words(before) },
        { kind: "ins", value: words(after) },
      ];
  return (
    <span dir="auto">
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a difference never move
        <Marked key={index} piece={piece} />
      ))}
    </span>
  );
}

/** One piece; what only the marks tell the eye, words tell a screen reader. */
function Marked({ piece: { kind, value } }: { piece: Piece<string> }) {
  if (kind === "same") return value;
  const Mark = kind;
  return (
    <>
      <Mark>
        <span className="vh">{text.history[kind]} </span>
        {value}
      </Mark>{" "}
    </>
  );
}

function Shown({
  value,
  kind,
  words,
}: {
  value: unknown;
  kind: "del" | "ins";
  words(value: unknown): string;
}) {
  return (
    <figure className={kind}>
      {isPicture(value) ? (
        <span className="cov">
          <Picture path={value} alt="" sizes="190px" />
        </span>
      ) : (
        <span className="muted sm">{words(null)}</span>
      )}
      <figcaption>{kind === "del" ? text.history.before : text.history.after}</figcaption>
    </figure>
  );
}

const isPicture = (value: unknown): value is string =>
  typeof value === "string" && value.startsWith("/uploads/");
const isLines = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((line) => typeof line === "string");
