import { routes } from "virtual:react-router/server-build";
import { createBrowserRouter, type RouteObject, RouterProvider } from "react-router";
import { onTestFinished } from "vitest";
import { cleanup } from "vitest-browser-react";
import { draw } from "./test-draw.tsx";
import { pageHeader } from "./test-site-calls.ts";

let leave = async () => {};

/**
 * Opens a page of the site, at an address such as `/faq?category=pricing#faq-3`, as its script shows it: its routes, with the
 * data that the server answers, in its styles. What was open is left. The site must be one that is visited
 * (`makeSite({ isVisited: true })`).
 */
export async function openPage(address: string) {
  await leave();
  const before = location.href;
  const loaderData = await dataOf(address);
  history.replaceState(null, "", address);
  const router = createBrowserRouter(routesBelow(undefined), { hydrationData: { loaderData } });
  leave = async () => {
    leave = async () => {};
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    await cleanup();
    router.dispose();
    history.replaceState(null, "", before);
  };
  onTestFinished(() => leave());
  await draw(<RouterProvider router={router} />, "site");
}

/** Opens the present address again, as a reload does: what the browser keeps stays, all else is new. */
export const reloadPage = () => openPage(location.pathname + location.search + location.hash);

/** What the loaders of a page answer, by the ids of their routes. */
async function dataOf(address: string): Promise<Record<string, unknown>> {
  const { loaderData, failed } = await (await fetch(address, { headers: { [pageHeader]: "1" } })).json();
  if (failed.length > 0) throw new Error(`${address}: ${failed.join()} failed`);
  return loaderData;
}

/** The routes of the site from their modules. The layout of the root is the document, which the page of the tests has already. */
const routesBelow = (parent: string | undefined): RouteObject[] =>
  Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return [];
    const { id, path = "", index, module } = route;
    const own = {
      id,
      path,
      handle: module.handle,
      Component: module.default,
      ErrorBoundary: module.ErrorBoundary ?? null,
      ...(module.loader && {
        loader: async ({ request }: { request: Request }) => (await dataOf(request.url))[id],
      }),
    };
    return [index ? { ...own, index: true } : { ...own, children: routesBelow(id) }];
  });
