import { delimiter } from "node:path";

/** The environment of a machine that does not know this project: without its Node, its tools and its settings. */
export function environment(extra: Record<string, string> = {}) {
  const own = ["DATA_DIR", "DEMO", "HOST", "NODE_ENV", "PORT", "PUBLIC_URL", "VITEST"];
  const kept = Object.entries(process.env).filter(
    ([name]) => !own.includes(name) && !name.startsWith("npm_"),
  );
  const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"));
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter), ...extra };
}
