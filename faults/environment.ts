import { delimiter } from "node:path";

/** The machine's own environment: without this project's Node and tools, and without its settings. */
export function environment(extra: Record<string, string> = {}) {
  const own = ["DATA_DIR", "DEMO", "HOST", "NODE_ENV", "PORT", "PUBLIC_URL", "VITEST"];
  const kept = Object.entries(process.env).filter(
    ([name]) => !own.includes(name) && !name.startsWith("npm_"),
  );
  const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"));
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter), ...extra };
}
