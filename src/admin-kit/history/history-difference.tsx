import type { HistoryEntry } from "../../kernel/http/api-client.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { text } from "../admin-kit.text.ts";
import { difference, type Piece, wordDifference } from "./difference.ts";
import historyStyles from "./history.module.css";
import { Marked, Marks, Whole } from "./marks.tsx";
import { inWords } from "./value-words.ts";

export type HistoryFormat = {
  /** Names of the fields as the form shows them, by wire name. Fields without one are not shown. */
  labels: Record<string, string>;
  /** Formats a value; undefined for the default format of text, numbers, booleans and lists. */
  format?: ((wireName: string, value: unknown) => string | undefined) | undefined;
};

/** What one entry of the history changed, field by field; for a personal record only the names of the fields. */
export function HistoryDifference({ entry, labels, format }: HistoryFormat & { entry: HistoryEntry }) {
  const fields = entry.fields.filter((name) => labels[name] !== undefined);
  const hasValues = entry.before !== null || entry.after !== null;
  if (fields.length === 0)
    return <p className={`${typeStyles.muted} ${typeStyles.small}`}>{text.history.noFields}</p>;
  if (!hasValues) return <p>{text.history.changed(fields.map((name) => labels[name]).join(text.comma))}</p>;
  return (
    <dl className={historyStyles.difference}>
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
      <div className={historyStyles.pictures}>
        {!isNew && (
          <Whole kind="del">
            <Shown value={before} none={words(null)} />
          </Whole>
        )}
        {!isGone && (
          <Whole kind="ins">
            <Shown value={after} none={words(null)} />
          </Whole>
        )}
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
      <Marks pieces={pieces} />
    </span>
  );
}

function Shown({ value, none }: { value: unknown; none: string }) {
  if (!isPicture(value)) return <span className={`${typeStyles.muted} ${typeStyles.small}`}>{none}</span>;
  return (
    <span className={typeStyles.cover}>
      <Picture path={value} alt="" sizes="190px" />
    </span>
  );
}

const isPicture = (value: unknown): value is string =>
  typeof value === "string" && value.startsWith("/uploads/");
const isLines = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((line) => typeof line === "string");
