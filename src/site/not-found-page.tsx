import { data, isRouteErrorResponse } from "react-router";
import { notFound } from "../content/page-content/sections/not-found.text.ts";
import type { Route } from "./+types/not-found-page.ts";
import { loadTexts } from "./load.server.ts";
import { NotFound, notFoundTextsOf } from "./not-found.tsx";
import type { PageHandle } from "./page-handle.ts";
import { pageMeta } from "./page-meta.ts";

export const handle: PageHandle = { scripts: false, chat: false };
export const meta: Route.MetaFunction = ({ matches }) => pageMeta("notfound", matches);

/** Every unknown address: status 404 and a page inside the layout; requirement SHELL-02. */
export async function loader({ context }: Route.LoaderArgs) {
  throw data(await loadTexts(context, notFound), { status: 404 });
}

export default function NotFoundPage() {
  return null; // The loader always throws: the page is the boundary below.
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NotFound texts={notFoundTextsOf(isRouteErrorResponse(error) ? error.data : null)} />;
}
