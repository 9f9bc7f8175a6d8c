import type { FieldErrors } from "../../kernel/errors.ts";
import { coveringPaths } from "../../kernel/text/old-address.ts";
import { pathOfLink } from "../../kernel/text/site-path.ts";
import { text } from "./redirects.text.ts";

type Led = { fromPath: string; target: string };

/** The other redirects that can conflict with a redirect. */
export type Neighbours = {
  /** A redirect from the same path. */
  same?: Led | undefined;
  /** A redirect from this one's target. */
  next?: Led | undefined;
  /** A redirect to this one's path. */
  previous?: Led | undefined;
};

const { faults } = text;

/** Why a redirect conflicts with others: each path has one redirect, and chains and loops are refused; requirement ADDR-01. */
export function redirectFaults({ fromPath, target }: Led, { same, next, previous }: Neighbours): FieldErrors {
  if (same) return { fromPath: faults.taken };
  const page = pathOfLink(target);
  // What leads below itself would be asked for again and again.
  if (page !== undefined && (page === fromPath || coveringPaths(page).includes(fromPath)))
    return { target: faults.loop };
  if (next) return { target: pathOfLink(next.target) === fromPath ? faults.loop : faults.chain(next.target) };
  return previous ? { fromPath: faults.ledTo(previous.fromPath) } : {};
}

/** The faults of the rows of a file, compared with each other and with the redirects that the file does not change. */
export function faultsTogether(rows: readonly Partial<Led>[], untouched: readonly Led[]): FieldErrors[] {
  const all = [...untouched, ...rows];
  const byPath = Map.groupBy(all, ({ fromPath }) => fromPath);
  const byTarget = Map.groupBy(all, ({ target }) => target && pathOfLink(target));
  return rows.map((row) => {
    const { fromPath, target } = row;
    if (!fromPath || !target) return {}; // the checks of the fields report this
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
