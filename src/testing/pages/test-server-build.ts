import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Plugin } from "vite";
import routes from "../../routes.ts";

/** A sheet or a font of which pages need the address: what stands in it is for browsers. */
const isFile = /(\.css(?=\?url)|\.woff2)(\?url)?$/;
const moduleName = "virtual:react-router/server-build";

/**
 * Gives tests in Node the pages as the server renders them, from the sources: the router's build with every route, but without
 * the files for browsers.
 */
export function serverBuild(): Plugin {
  return {
    name: "server-build-of-tests",
    enforce: "pre",
    resolveId: (id) =>
      id === moduleName || isFile.test(id) ? `\0${id.replace(isFile, "$1:file")}` : undefined,
    load(id) {
      if (id === `\0${moduleName}`) return sourceOf(routes);
      const [, file] = /([^/]+):file$/.exec(id) ?? [];
      return file && `export default "/${file}";`;
    },
  };
}

type Found = { id: string; parentId?: string; file: string; entry?: RouteConfigEntry };

function sourceOf(entries: readonly RouteConfigEntry[]): string {
  const found: Found[] = [{ id: "root", file: "root.tsx" }, ...below(entries, "root")];
  const files = [...new Set(found.map(({ file }) => file))];
  const placeOf = ({ id, parentId, entry }: Found) => ({
    id,
    parentId,
    path: parentId === undefined ? "" : entry?.path,
    index: entry?.index,
    caseSensitive: entry?.caseSensitive,
  });
  const list = (write: (route: Found) => string) => found.map(write).join(",\n");
  return `
import { createElement } from "react";
import { useActionData, useLoaderData, useMatches, useParams, useRouteError } from "react-router";
import * as handler from "/src/entry.server.tsx";
${files.map((file, index) => `import * as file${index} from "/src/${file}";`).join("\n")}
// As the router's compiler does: components get what their loaders answered.
const useData = () => ({ loaderData: useLoaderData(), actionData: useActionData(), params: useParams() });
const withProps = (part) => () => createElement(part, { ...useData(), matches: useMatches() });
const withErrorProps = (part) => () => createElement(part, { ...useData(), error: useRouteError() });
const compiled = (file) => ({
  ...file,
  ...(file.default && { default: withProps(file.default) }),
  ...(file.ErrorBoundary && { ErrorBoundary: withErrorProps(file.ErrorBoundary) }),
});
export const entry = { module: handler };
export const routes = {
${list((route) => `${JSON.stringify(route.id)}: { ...${JSON.stringify(placeOf(route))}, module: compiled(file${files.indexOf(route.file)}) }`)}
};
export const assets = { entry: { module: "/entry.js", imports: [] }, url: "/manifest.js", version: "test", routes: {
${list((route) => `${JSON.stringify(route.id)}: { ...${JSON.stringify(placeOf(route))}, module: "/${route.file}.js", hasLoader: "loader" in file${files.indexOf(route.file)}, hasAction: "action" in file${files.indexOf(route.file)}, imports: [], css: [] }`)}
} };
export const assetsBuildDirectory = "build/client";
export const basename = "/";
export const publicPath = "/";
export const future = {};
export const ssr = true;
export const isSpaMode = false;
export const prerender = [];
export const routeDiscovery = { mode: "lazy", manifestPath: "/__manifest" };
export const allowedActionOrigins = ["**"];
`;
}

function below(entries: readonly RouteConfigEntry[], parentId: string): Found[] {
  return entries.flatMap((entry) => {
    const id = entry.id ?? entry.file.replace(/\.tsx?$/, "");
    return [{ id, parentId, file: entry.file, entry }, ...below(entry.children ?? [], id)];
  });
}
