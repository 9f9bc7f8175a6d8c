import { difference, wordDifference } from "../../../admin-kit/history/difference.ts";
import historyStyles from "../../../admin-kit/history/history.module.css";
import { Marked, Marks, Whole } from "../../../admin-kit/history/marks.tsx";
import { Picture } from "../../../ui/pictures/picture.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import {
  type FieldValue,
  type Item,
  isSameValue,
  type PageField,
  type PageImage,
} from "../sections/section.ts";
import { versionsText as words } from "../versions.text.ts";
import { text } from "./page-content-admin.text.ts";
import valueStyles from "./value-difference.module.css";
import { itemInWords, valueInWords } from "./value-in-words.ts";

type Change = { field: PageField; before: FieldValue | undefined; after: FieldValue | undefined };

/** How the values of fields differ, each under its name; a field that one side lacks is left out. Nothing when there are none. */
export function ValueDifferences({
  changes,
  isBeside = false,
}: {
  changes: readonly Change[];
  isBeside?: boolean;
}) {
  if (changes.length === 0) return null;
  return (
    <dl className={historyStyles.difference}>
      {changes.map(
        ({ field, before, after }) =>
          before !== undefined &&
          after !== undefined && (
            <div key={field.id}>
              <dt>{field.label}</dt>
              <dd>
                <ValueDifference field={field} before={before} after={after} isBeside={isBeside} />
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

type ValueDifferenceProps = { field: PageField; before: FieldValue; after: FieldValue; isBeside: boolean };

/** How two values differ: word by word, item by item, picture beside picture. Text only, never HTML. */
function ValueDifference({ field, isBeside, ...values }: ValueDifferenceProps) {
  const before = asShown(field, values.before);
  const after = asShown(field, values.after);
  if (isBeside)
    return (
      <div className={valueStyles.beside}>
        <Both field={field} before={before} after={after} />
      </div>
    );
  if (Array.isArray(before) && Array.isArray(after))
    return <Items field={field} before={before} after={after} />;
  const isOther = isPicture(before) && isPicture(after) && before.image !== after.image;
  const textOf = (value: FieldValue) => (isPicture(value) ? value.alt : valueInWords(field, value));
  return (
    <>
      {isOther && (
        <div className={historyStyles.pictures}>
          <Both field={field} before={before} after={after} />
        </div>
      )}
      <span dir="auto">
        <WordDifference before={textOf(before)} after={textOf(after)} isSame={isOther} />
      </span>
    </>
  );
}

/** The picture of a record is its path alone. */
const asShown = ({ kind }: PageField, value: FieldValue): FieldValue =>
  kind === "picture" && typeof value === "string" ? { image: value || null, alt: "" } : value;

/** How two texts differ. Equal texts of values that differ, without `isSame`, get a note that only the form was changed. */
export function WordDifference({
  before,
  after,
  isSame,
}: {
  before: string;
  after: string;
  isSame: boolean;
}) {
  return (
    <>
      <Marks pieces={wordDifference(before, after)} />
      {before === after && !isSame && <small> {words.sameWords}</small>}
    </>
  );
}

/** An item that kept its place is one line, compared word by word; one that was added, removed or moved is marked whole. */
function Items({ field, before, after }: { field: PageField; before: Item[]; after: Item[] }) {
  const ids = (list: Item[]) => list.map(({ id }) => id);
  const old = new Map(before.map((item) => [item.id, item]));
  const fresh = new Map(after.map((item) => [item.id, item]));
  return (
    <ul>
      {difference(ids(before), ids(after)).map(({ kind, value: id }) => {
        const [was, is] = [old.get(id), fresh.get(id)];
        const item = kind === "del" ? was : is;
        return (
          <li key={kind + id} dir="auto">
            {kind === "same" && was && is ? (
              <WordDifference
                before={itemInWords(field, was)}
                after={itemInWords(field, is)}
                isSame={isSameValue(was, is)}
              />
            ) : (
              item && <Marked piece={{ kind, value: itemInWords(field, item) }} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Both values, one beside the other. */
function Both({ field, before, after }: Omit<ValueDifferenceProps, "isBeside">) {
  const shown = (value: FieldValue) =>
    isPicture(value) && value.image ? (
      <span className={typeStyles.cover}>
        <Picture path={value.image} alt={value.alt} sizes="190px" />
      </span>
    ) : (
      <p dir="auto">{isPicture(value) ? text.none : valueInWords(field, value)}</p>
    );
  return (
    <>
      <Whole kind="del">{shown(before)}</Whole>
      <Whole kind="ins">{shown(after)}</Whole>
    </>
  );
}

const isPicture = (value: FieldValue): value is PageImage =>
  typeof value === "object" && !Array.isArray(value);
