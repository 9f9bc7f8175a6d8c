import type { FieldErrors } from "../../kernel/errors.ts";
import { pathOfLink } from "../../kernel/text/site-path.ts";
import { text } from "./redirects.text.ts";

type Led = { fromPath: string; target: string };

/** The others that touch a redirect. */
export type Neighbours = {
  /** From the same path. */
  same?: Led | undefined;
  /** From the page that it leads to. */
  next?: Led | undefined;
  /** To the path that it is for. */
  previous?: Led | undefined;
};

const { faults } = text;

/** Why a redirect cannot stand beside others: one path leads to one place, at once and never in a circle; requirement ADDR-01. */
export function redirectFaults({ fromPath, target }: Led, { same, next, previous }: Neighbours): FieldErrors {
  if (same) return { fromPath: faults.taken };
  if (pathOfLink(target) === fromPath) return { target: faults.loop };
  if (next) return { target: pathOfLink(next.target) === fromPath ? faults.loop : faults.chain(next.target) };
  return previous ? { fromPath: faults.ledTo(previous.fromPath) } : {};
}

/** The faults of the rows of a file, each beside the others and the redirects that the file does not touch. */
export function faultsTogether(rows: readonly Partial<Led>[], untouched: readonly Led[]): FieldErrors[] {
  const all = [...untouched, ...rows];
  const byPath = Map.groupBy(all, ({ fromPath }) => fromPath);
  const byTarget = Map.groupBy(all, ({ target }) => target && pathOfLink(target));
  return rows.map((row) => {
    const { fromPath, target } = row;
    if (!fromPath || !target) return {}; // its own fields say what is wrong
    const other = (found: readonly Partial<Led>[] = []) => found.find((one): one is Led => one !== row);
    const page = pathOfLink(target);
    return redirectFaults(
      { fromPath, target },
      {
        same: other(byPath.get(fromPath)),
        next: page === undefined ? undefined : other(byPath.get(page)),
        previous: other(byTarget.get(fromPath)),
      },
    );
  });
}
