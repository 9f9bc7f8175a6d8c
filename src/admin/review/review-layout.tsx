import { data, Outlet } from "react-router";
import { reviewedContext } from "../../content/page-content/review/standing.server.ts";
import { DraftedDataContext } from "../../content/page-content/sections/drafted-data.ts";
import type { Route } from "./+types/review-layout.ts";
import styles from "./review.css?url";
import { ReviewBar } from "./review-bar.tsx";
import { ReviewLayer } from "./review-layer.tsx";
import { useMarkedPage } from "./use-marked-page.ts";
import { useReview } from "./use-review.ts";

/** Scripts run here on static pages too, and the dock takes the place of the chat link. */
export const handle = { scripts: true, chat: false };
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The name of the page, and the digest of the draft that it shows. */
export function loader({ context }: Route.LoaderArgs) {
  const reviewed = context.get(reviewedContext);
  if (!reviewed) throw data(null, { status: 404 });
  return reviewed;
}

/**
 * A draft with a thin layer for somebody without an account, who remarks on it and approves it; requirement SAY-01. Without scripts it
 * is the draft with its bar.
 */
export default function ReviewLayout({
  loaderData: { page, digest },
  params: { token },
}: Route.ComponentProps) {
  const { draw, state } = useMarkedPage();
  const review = useReview(token, digest);
  return (
    <>
      <ReviewBar page={page} review={review} isMarked={state !== "failed"} />
      <DraftedDataContext value={draw}>
        <Outlet />
      </DraftedDataContext>
      {review.view && <ReviewLayer review={review} view={review.view} digest={digest} />}
    </>
  );
}
