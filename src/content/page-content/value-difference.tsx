import { difference, type Piece, wordDifference } from "../../admin-kit/difference.ts";
import { Picture } from "../../ui/picture.tsx";
import { text } from "./page-content-admin.text.ts";
import { type Field, type FieldValue, isSameValue, type PageImage } from "./section.ts";
import { itemInWords, valueInWords } from "./value-in-words.ts";

const words = text.history;

type ValueDifferenceProps = { field: Field; before: FieldValue; after: FieldValue; isBeside?: boolean };

/** What turned one value into the other: word by word, item by item, picture beside picture. Text only, never HTML. */
export function ValueDifference({ field, before, after, isBeside }: ValueDifferenceProps) {
  if (isBeside)
    return (
      <div className="beside">
        <Whole field={field} value={before} kind="del" />
        <Whole field={field} value={after} kind="ins" />
      </div>
    );
  if (Array.isArray(before) && Array.isArray(after))
    return <Items pieces={difference(before.map(itemInWords), after.map(itemInWords))} />;
  if (isPicture(before) && isPicture(after) && before.image !== after.image)
    return (
      <div className="imgs">
        <Whole field={field} value={before} kind="del" />
        <Whole field={field} value={after} kind="ins" />
      </div>
    );
  const textOf = (value: FieldValue) => (isPicture(value) ? value.alt : valueInWords(field, value));
  return (
    <span dir="auto">
      {wordDifference(textOf(before), textOf(after)).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a difference never move
        <Marked key={index} piece={piece} />
      ))}
    </span>
  );
}

/** Neighbouring lines that were taken out and put in are one changed line, told word by word. */
function Items({ pieces }: { pieces: Piece<string>[] }) {
  const lines: Piece<string>[][] = [];
  for (let index = 0; index < pieces.length; index += 1) {
    const [piece, next] = [pieces[index], pieces[index + 1]];
    if (!piece) continue;
    if (piece.kind === "del" && next?.kind === "ins") {
      lines.push(wordDifference(piece.value, next.value));
      index += 1;
    } else lines.push([piece]);
  }
  return (
    <ul>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a difference never move
        <li key={index} dir="auto">
          {line.map((piece, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a difference never move
            <Marked key={place} piece={piece} />
          ))}
        </li>
      ))}
    </ul>
  );
}

function Whole({ field, value, kind }: { field: Field; value: FieldValue; kind: "del" | "ins" }) {
  return (
    <figure className={kind}>
      {isPicture(value) && value.image ? (
        <span className="cov">
          <Picture path={value.image} alt={value.alt} sizes="190px" />
        </span>
      ) : (
        <p dir="auto">{isPicture(value) ? words.none : valueInWords(field, value)}</p>
      )}
      <figcaption>{kind === "del" ? words.before : words.after}</figcaption>
    </figure>
  );
}

/** One piece; what only the marks tell the eye, words tell a screen reader. */
export function Marked({ piece: { kind, value } }: { piece: Piece<string> }) {
  if (kind === "same") return value;
  const Mark = kind;
  return (
    <>
      <Mark>
        <span className="vh">{words[kind]}: </span>
        {value.trimEnd()}
      </Mark>{" "}
    </>
  );
}

const isPicture = (value: FieldValue): value is PageImage =>
  typeof value === "object" && !Array.isArray(value);

/** The fields of a section that differ. */
export function changedFields(
  fields: readonly Field[],
  before: { [field: string]: FieldValue },
  after: { [field: string]: FieldValue },
): Field[] {
  return fields.filter(({ id }) => !isSameValue(before[id], after[id]));
}
