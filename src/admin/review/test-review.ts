import { onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import type { Approval, GuestView, Remark } from "../../content/page-content/review/wire.ts";
import { openPage } from "../../testing/components/test-pages.tsx";
import { makeSite } from "../../testing/components/test-screen.tsx";
import sheet from "./review.css?url";

const at = "2026-11-22T17:33:00.000Z";
const digest = "ab12cd34".repeat(8);

export const remarkOn = (id: number, address: string, changes: Partial<Remark> = {}): Remark => ({
  id,
  number: id,
  address,
  text: `ملاحظة ${id}`,
  by: "نورة الشمري",
  isGuest: true,
  at,
  words: "",
  isMoved: false,
  isOwn: true,
  done: null,
  replies: [],
  ...changes,
});

export const dealtWith = { by: "سارة العتيبي", at };
export const replyOf = (text: string) => ({ id: 1, text, by: "سارة العتيبي", isGuest: false, at });
export const answerOf = (answer: Approval["answer"]): Approval => ({
  id: 1,
  answer,
  by: "نورة الشمري",
  position: "",
  note: "",
  at: "2026-11-22T18:14:00.000Z",
  digest,
});

type Sent = { method: string; path: string; guest: string | null; body: unknown };
/** What the API answers to a call; undefined for the view as it is. */
type Answer = { status: number; body: object; headers?: Record<string, string> } | "none" | undefined;

/**
 * Opens the review of the page «about» over an API that answers this view. `answers` says what a call changes or how it fails;
 * `sent` are the calls but for reads.
 */
export async function openReview(changes: Partial<GuestView> = {}) {
  const site = await makeSite({ isVisited: true });
  const { token } = await site.call("POST", "/api/content/about/shares", { grants: "approve" });
  const { draft } = await site.call("GET", `/api/review/${token}`);
  const { fetch: real } = window;
  const path = `/api/review/${token}`;
  const state = {
    view: {
      page: "من نحن",
      grants: "approve",
      by: "سارة العتيبي",
      guest: "نورة الشمري",
      expires: at,
      draft: { digest: draft.digest, at },
      answer: null,
      remarks: [],
      ...changes,
    } satisfies GuestView as GuestView,
    answer: (_sent: Sent): Answer | Promise<Answer> => undefined,
    sent: [] as Sent[],
    reads: 0,
    /** The team changes the draft; answers what it is then. */
    async changeDraft(): Promise<GuestView["draft"]> {
      const { published } = await site.call("GET", "/api/content/about");
      const heroTitle = { base: published.heroTitle, value: "عنوان آخر" };
      await site.call("PATCH", "/api/content/about", { client: "editor-one", fields: { heroTitle } });
      return (await (await real(path)).json()).draft;
    },
  };
  const calls = vi.spyOn(window, "fetch").mockImplementation(async (input, init = {}) => {
    const asked = new URL(String(input instanceof Request ? input.url : input), location.href).pathname;
    if (!asked.startsWith("/api/review/")) return real(input, init);
    const { method = "GET", body } = init;
    const guest = new Headers(init.headers).get("x-guest");
    const sent = {
      method,
      path: asked.slice(path.length),
      guest,
      body: typeof body === "string" ? JSON.parse(body) : null,
    };
    if (method === "GET") state.reads += 1;
    else state.sent.push(sent);
    const answer = await state.answer(sent);
    if (answer === "none") throw new TypeError("no connection");
    const { status = method === "POST" ? 201 : 200, headers = {}, body: said = state.view } = answer ?? {};
    return Response.json(said, { status, headers });
  });
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: sheet });
  document.head.append(link);
  onTestFinished(() => {
    calls.mockRestore();
    link.remove();
  });
  await openPage(`/review/${token}/about`);
  return state;
}

export const dock = () => page.getByRole("region", { name: "المراجعة" });
export const inDock = (name: string | RegExp) => dock().getByRole("button", { name });
export const sheetOf = (name: string) => page.getByRole("dialog", { name });
export const over = (label: string) =>
  page.getByRole("button", { name: `اكتب ملاحظة على: ${label}`, exact: true });
