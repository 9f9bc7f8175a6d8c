import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const serverOnly = /\.server\.tsx?$/;

/**
 * Gives the browser the routes of pages without what only the server has, as the router's compiler does it: a module of the
 * server has the same names there, each a function that does nothing: only loaders and actions name them, whose calls are left out.
 */
export const withoutServer = (): Plugin => ({
  name: "without-server",
  load: {
    filter: { id: serverOnly },
    handler(id) {
      const names = readFileSync(id, "utf8").matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm);
      return [...names].map(([, name]) => `export function ${name}() {}`).join("\n");
    },
  },
});
