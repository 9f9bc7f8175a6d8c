import { data, isRouteErrorResponse } from "react-router";
import { notFound } from "../../content/page-content/sections/texts/not-found.text.ts";
import type { PageHandle } from "../frame/page-handle.ts";
import { loadTexts } from "../loading/load.server.ts";
import { missingMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/not-found-page.ts";
import { NotFound, notFoundTextsOf } from "./not-found.tsx";

export const handle: PageHandle = { scripts: false, chat: false };
export const meta: Route.MetaFunction = ({ matches }) => missingMeta(matches);

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
