import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { coveringPaths, pageQuery } from "../../kernel/text/old-address.ts";
import { plainPath } from "../../kernel/text/site-path.ts";
import { type Route, readRoutes, readState } from "./store.server.ts";

type Known = {
  version: number;
  state: string;
  routes: ReadonlyMap<string, Route>;
  /** After a failed read: when to read again, by `performance.now()`. */
  againAt?: number;
};

const pause = 1000; // ms between reads after a failure, so that pages do not wait for a failing database again

const known = new WeakMap<Kernel, Known>();
const reading = new WeakMap<Kernel, Promise<Known>>();

/**
 * The redirect of an address of this site, or undefined. All redirects are kept in memory, so a lookup costs no query until
 * the content version rises; then one query serves all callers. Requirement ADDR-01.
 */
export async function findRedirect(
  kernel: Kernel,
  path: string,
  search = "",
): Promise<(Route & { from: string; byQuery: boolean }) | undefined> {
  const from = plainPath(path);
  if (from === undefined) return undefined;
  const now = known.get(kernel);
  const { routes } = now && isFresh(kernel, now) ? now : await read(kernel);
  const query = pageQuery(search);
  const named = query === "" ? undefined : routes.get(from + query);
  if (named) return { ...named, from, byQuery: true };
  const route = routes.get(from) ?? below(routes, from);
  return route && { ...route, from, byQuery: false };
}

/** The redirect of all addresses below a path; its target `/y/*` keeps what follows that path. */
function below(routes: ReadonlyMap<string, Route>, from: string): Route | undefined {
  for (const covering of coveringPaths(from)) {
    const route = routes.get(covering);
    if (!route) continue;
    const rest = from.slice(covering.length - 1);
    return { ...route, target: route.target.replace(/\/\*$/, () => `/${rest}`) };
  }
  return undefined;
}

function isFresh({ contentVersion }: Kernel, { version, againAt }: Known): boolean {
  return againAt === undefined ? version === contentVersion.current() : performance.now() < againAt;
}

/** One read of the database, shared by all callers meanwhile. If it fails, the known redirects stay valid. */
function read(kernel: Kernel): Promise<Known> {
  const underWay = reading.get(kernel);
  if (underWay) return underWay;
  const started = readAnew(kernel).finally(() => reading.delete(kernel));
  reading.set(kernel, started);
  return started;
}

async function readAnew(kernel: Kernel): Promise<Known> {
  const before = known.get(kernel);
  const version = kernel.contentVersion.current();
  try {
    const state = await readState(kernel.reads);
    const routes = before?.state === state ? before.routes : await readRoutes(kernel.reads);
    const read = { version, state, routes };
    known.set(kernel, read);
    return read;
  } catch (err) {
    kernel.log.warn({ err }, "redirects could not be read");
    const { state = "", routes = new Map() } = before ?? {};
    const kept = { version, state, routes, againAt: performance.now() + pause };
    known.set(kernel, kept);
    return kept;
  }
}
