import type { LooseDb, SqlValue } from "./database.server.ts";
import { changeRows } from "./migration-columns.server.ts";

type Values = Record<string, unknown>;

/** Changes the states of a resource that its revisions keep, and with them the names of what each revision changed. */
export async function changeRevisions(db: LooseDb, resource: string, change: (state: Values) => Values) {
  await changeRows(db, "revisions", ["resource", "fields", "before", "after"], (row) => {
    if (row.resource !== resource) return row;
    const states = [row.before, row.after].map((json) => stateOf(json));
    const [before, after] = states.map((state) => state && change(state));
    const fields: string[] = JSON.parse(String(row.fields));
    return {
      ...row,
      fields: JSON.stringify(changedNames(fields, states, [before, after])),
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    };
  });
}

const stateOf = (json: SqlValue | undefined): Values | null => (json ? JSON.parse(String(json)) : null);

/** The names of before, without those that no longer differ, and the names that the change of the states brought. */
function changedNames(
  fields: readonly string[],
  [oldBefore, oldAfter]: (Values | null)[],
  [before, after]: (Values | null | undefined)[],
): string[] {
  const touched = [...new Set(Object.keys({ ...oldBefore, ...oldAfter, ...before, ...after }))].filter(
    (name) => !isSame(before?.[name], oldBefore?.[name]) || !isSame(after?.[name], oldAfter?.[name]),
  );
  const differing = touched
    .filter((name) => name in { ...before, ...after })
    .filter((name) => !before || !after || !isSame(before[name], after[name]));
  return [
    ...fields.filter((name) => !touched.includes(name) || differing.includes(name)),
    ...differing.filter((name) => !fields.includes(name)),
  ];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
