import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { kernelContext, renderNotesContext } from "../../kernel/process/kernel.server.ts";
import { testKernel } from "../../kernel/testing/test-kernel.ts";
import { checkPlace } from "./beyond-last.server.ts";

/** The outcome for a page of a list: cached, not cached, or refused with a status. */
async function outcome(page: number, total: number, isNarrowed: boolean) {
  const context = new RouterContextProvider();
  const notes = { uncacheable: false };
  context.set(kernelContext, await testKernel());
  context.set(renderNotesContext, notes);
  try {
    await checkPlace(context, { page, total, isNarrowed });
  } catch (thrown) {
    return thrown;
  }
  return notes.uncacheable ? "not kept" : "kept";
}

const refused = expect.objectContaining({ init: { status: 404 } });

test.each([
  { what: "the only page of an empty list", page: 1, total: 0, whole: "kept", narrowed: "not kept" },
  { what: "the last page", page: 2, total: 48, whole: "kept", narrowed: "kept" },
  { what: "a page beyond the last", page: 3, total: 48, whole: refused, narrowed: "not kept" },
])("API-08 SURV-08 $what: what becomes of it, of a whole list and of a filtered one", async (place) => {
  expect(await outcome(place.page, place.total, false)).toEqual(place.whole);
  expect(await outcome(place.page, place.total, true)).toBe(place.narrowed);
});
