import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Plugin } from "vite";
import routes from "../../routes.ts";

/** A sheet or a font of which pages need the address: what stands in it is for browsers. */
const isFile = /(\.css(?=\?url)|\.woff2)(\?url)?$/;
const moduleName = "virtual:react-router/server-build";

type Build = { entries?: readonly RouteConfigEntry[]; handler?: string };

/**
 * Gives tests the router's build with these routes, from the sources: in Node as the server renders them, without the files for
 * browsers. `handler` is the module that answers requests for pages.
 */
export function serverBuild({ entries = routes, handler = "/src/entry.server.tsx" }: Build = {}): Plugin {
  return {
    name: "server-build-of-tests",
    enforce: "pre",
    resolveId(id) {
      const isAway = isFile.test(id) && this.environment.config.consumer === "server";
      return id === moduleName || isAway ? `\0${id.replace(isFile, "$1:file")}` : undefined;
    },
    load(id) {
      if (id === `\0${moduleName}`) return sourceOf(entries, handler);
      const [, file] = /([^/]+):file$/.exec(id) ?? [];
      return file && `export default "/${file}";`;
    },
  };
}

/** The build of component tests: the public site and reviews of drafts, without the admin. Pages are answered by their data. */
export const buildOfSite = () =>
  serverBuild({
    entries: routes.filter(({ id }) => id === "site" || id === "review"),
    handler: "/src/testing/components/test-page-data.server.ts",
  });

type Found = { id: string; parentId?: string; file: string; entry?: RouteConfigEntry };

function sourceOf(entries: readonly RouteConfigEntry[], handler: string): string {
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
import * as handler from "${handler}";
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
