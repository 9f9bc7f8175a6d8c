import { randomKey } from "../../text/random-key.ts";
import type { Beginning, Field, FieldOptions, Fields, Refine, ValuesOf, Zod } from "../field.ts";

type ListOptions = FieldOptions & {
  /** Most items. */
  max?: number;
  /**
   * Each item has a unique id, a short word. An item without an id gets one, and other missing fields are blank. Such an item can
   * be hidden.
   */
  hasIds?: true;
};
/** The default of `max`. */
export const mostItems = 50;

type ItemOf<Items extends Fields, Options> = Options extends { hasIds: true }
  ? { id: string; isHidden?: true } & ValuesOf<Items>
  : ValuesOf<Items>;

/** A list of items whose fields have kinds of their own; by default at most `mostItems`. */
export function list<const Items extends Fields, const Options extends ListOptions>(
  items: Items,
  options: Options = {} as Options, // nothing said is an Options of nothing
): Field<ItemOf<Items, Options>[], Options> & { readonly items: Items } {
  const { max = mostItems, hasIds } = options;
  const field = {
    kind: "list",
    options,
    stored: "json" as const,
    items,
    initial: () => [],
    schema: (z: Zod, refine: Refine = (schema) => schema) => {
      const fields = Object.entries(items).map(([name, field]) => [
        name,
        refine(field.schema(z, refine), field),
      ]);
      const shape = z.object(Object.fromEntries(fields));
      if (!hasIds) return z.array(shape).max(max);
      const filled = (given: unknown) => (isItem(given) ? fill(items, given) : given);
      const item = z.preprocess(
        filled,
        z.object({ id: z.unknown(), isHidden: z.boolean().optional(), ...shape.shape }),
      );
      return z.array(item).max(max).transform(withIds);
    },
  };
  return field as unknown as Field<ItemOf<Items, Options>[], Options> & { readonly items: Items }; // each value is that of its field
}

/** A short id, because it is part of the page's HTML; a list has few items, so eight characters do not collide. */
export const newItemId = () => randomKey().slice(0, 8);

/** An item before anything is typed. */
export function blankItem(items: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(items).map(([name, field]) => [name, field.initial(nothing)]));
}

const nothing: Beginning = { count: 0, today: "" };

const isItem = (given: unknown): given is Record<string, unknown> =>
  typeof given === "object" && given !== null && !Array.isArray(given);

function fill(items: Fields, given: Record<string, unknown>) {
  const values = Object.entries(blankItem(items)).map(([name, blank]) => [name, given[name] ?? blank]);
  return { id: given.id, isHidden: given.isHidden, ...Object.fromEntries(values) };
}

/** Gives every item a short, unique id, used as anchor and key. `isHidden` is kept only if it is true. */
function withIds<Item extends { id?: unknown; isHidden?: unknown }>(items: Item[]) {
  const taken = new Set<string>();
  return items.map(({ isHidden, ...item }) => {
    const isFine = typeof item.id === "string" && /^[\w-]{1,60}$/.test(item.id) && !taken.has(item.id);
    const id = isFine ? String(item.id) : newItemId();
    taken.add(id);
    return { ...item, id, ...(isHidden === true && { isHidden }) };
  });
}
