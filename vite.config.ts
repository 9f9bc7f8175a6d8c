import { createHash } from "node:crypto";
import { dirname, join, relative } from "node:path/posix";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/** What (nearly) every hydrated page needs, in three files, and the rules of forms. Nothing with React Aria: public pages do without. */
const sharedFiles = [
  {
    name: "react",
    test: /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\//,
  },
  // Forms alone need it. Left alone, small modules that lists need too would come to lie beside it.
  { name: "zod", test: /node_modules\/zod\// },
  // Those of a few screens lie beside them: each of these would come with every page.
  { name: "icons", test: /node_modules\/lucide-react\//, minShareCount: 7 },
  // The styles that the forms of visitors share: a page waits for each of its sheets.
  { name: "visitor-form", test: /src\/(site\/forms\/[\w-]+|ui\/controls\/forms)\.module\.css/ },
  {
    name: "frame",
    test: /src\/(nonce|kernel\/([\w-]+\/)?(format|arabic|errors|api-client)|ui\/([\w-]+\/)?(type\.module|layout\.module|card|icon|bidi-text|latin-runs|ltr|mark|logo|states|spinner|button|shapes|banner|ui\.text)|site\/(?!seo\/(page-meta|seo\.text))([\w-]+\/)?(site-|site\.text|seo|brand|crumbs|json-ld|structured-data|page-hero|failure|not-found\.|wall|closing-call|action-links|layout))/,
  },
];

/** Words and what makes them: a page whose head the server alone writes does not load them for the sake of being loaded. */
const wordsAlone = /\/src\/(.*\.text|site\/seo\/.*|content\/page-content\/sections\/.*)\.tsx?$/;

/**
 * Built into the server, of which only what is used stays: loading thousands of small files would take longer than all
 * else at a start. What is native, or loaded on demand only, stays a package, and React too, so that there is one of it.
 * The image does without the largest of these (`deploy/Dockerfile`).
 */
const bundled = [
  /^(react-aria|react-stately|react-aria-components|lucide-react|react-hook-form|clsx|use-sync-external-store)(\/|$)/,
  /^@(react-aria|react-stately|internationalized|tanstack|hono|swc\/helpers)\//,
  /^(colorjs\.io|hono|kysely|zod|openapi3-ts|@asteasolutions\/zod-to-openapi)(\/|$)/,
];

type NameOf = (name: string, file: string) => string;

/** The class of a module in built pages, which carry it many times: five letters. In development it keeps its name before three. */
export function namesOfClasses(isBuild: boolean): NameOf {
  return (name, file) => {
    const digest = createHash("sha256")
      .update(`${relative(process.cwd(), file)} ${name}`)
      .digest("base64url");
    const letters = digest.replace(/^[\d_-]+/, "");
    return isBuild ? letters.slice(0, 5) : `${name}_${letters.slice(0, 3)}`;
  };
}

/**
 * Puts each CSS module into a cascade layer by its folder: a page overrides the admin's kit, the kit the shared parts, these
 * the type. The sheets of a page come in no fixed order, so each begins with the order of the layers. A line such as
 * `@value button from "./buttons.module.css";` names a class of another module; its rules are not copied.
 */
export const layersOfModules = (nameOf: NameOf): Plugin => ({
  name: "layers-of-modules",
  enforce: "pre",
  transform: {
    filter: { id: /\.module\.css$/ },
    handler(css, id) {
      const foreign = new Map<string, string>();
      const rules = css
        .replace(/^@value ([^"]+) from "([^"]+)";$/gm, (_line, names: string, path: string) => {
          for (const entry of names.split(",")) {
            const [name = "", own = name] = entry.trim().split(" as ");
            foreign.set(own, nameOf(name, join(dirname(id), path)));
          }
          return "";
        })
        .replace(/\.([a-zA-Z][\w-]*)/g, (text, name: string) =>
          foreign.has(name) ? `:global(.${foreign.get(name)})` : text,
        );
      const [, layer] = layers.find(([folder]) => folder.test(id)) ?? [];
      return {
        code: `@layer base, type, components, kit, pages;\n@layer ${layer} {\n${rules}\n}`,
        map: null,
      };
    },
  },
});

const layers = [
  [/\/src\/ui\/styles\/type\./, "type"],
  [/\/src\/ui\//, "components"],
  [/\/src\/admin-kit\//, "kit"],
  [/./, "pages"],
] as const;

export default defineConfig(({ command }) => ({
  plugins: [layersOfModules(namesOfClasses(command === "build")), reactRouter()],
  css: { modules: { generateScopedName: namesOfClasses(command === "build") } },
  build: {
    target: "es2022",
    // Without these, each oklch colour is written a second time for browsers that nobody uses.
    cssTarget: ["chrome120", "firefox128", "safari17.5"],
    assetsInlineLimit: 0,
  },
  environments: {
    // Left alone, every shared module becomes a file: an interactive page then waits for forty small ones instead of a few.
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: sharedFiles } },
          treeshake: { moduleSideEffects: [{ test: wordsAlone, sideEffects: false }] },
        },
      },
    },
    ssr: {
      build: {
        // What the browser loads when it is wanted, the server has loaded already: no mistake, so nothing to warn about.
        rolldownOptions: { input: "./src/server.ts", checks: { ineffectiveDynamicImport: false } },
      },
      resolve: { noExternal: command === "build" ? bundled : [] },
    },
  },
}));
