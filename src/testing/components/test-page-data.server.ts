import type { EntryContext } from "react-router";

/** Answers the data of a page in place of its markup, which component tests draw themselves. */
export default function answerData(
  _request: Request,
  status: number,
  headers: Headers,
  { staticHandlerContext: { loaderData, errors } }: EntryContext,
) {
  return Response.json({ loaderData, failed: Object.keys(errors ?? {}) }, { status, headers });
}
