import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { HistoryDifference } from "../admin-kit/history/history-difference.tsx";
import { RequestThread } from "../content/sales/requests/desk/request-thread.tsx";
import type { DeskNote, DeskRequest } from "../content/sales/requests/requests.ts";
import { FaqBar } from "../site/faq/faq-bar.tsx";
import { BigQuote } from "../site/parts/big-quote.tsx";
import { ProjectsTimeline } from "../site/projects/projects-timeline.tsx";
import { TextArea, TextInput } from "../ui/controls/inputs.tsx";
import { BidiName } from "../ui/text/bidi-text.tsx";

/* What people typed takes the direction of its own first letter, wherever it is shown or typed. */

const markup = (shown: ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{shown}</MemoryRouter>
    </QueryClientProvider>,
  );
const latin = "Please call back";

const at = "2026-11-22T09:00:00.000Z";
const note = (kind: DeskNote["kind"], body: string): DeskNote => ({
  id: 1,
  kind,
  body,
  version: 1,
  authorName: "Omar",
  createdAt: at,
  delivery: null,
  mentions: [],
  direction: null,
  way: null,
  happenedAt: null,
  quoted: "",
  fromAddress: "",
  isAutomatic: false,
  attached: [],
});
const request = { id: 1, kind: "quote", source: "site", status: "new", createdAt: at } as DeskRequest;
const thread = (one: DeskNote) =>
  markup(<RequestThread request={request} notes={[one]} now={new Date(at)} />);
const changed = (before: unknown, after: unknown) =>
  markup(
    <HistoryDifference
      labels={{ body: "النص" }}
      entry={{
        id: 1,
        at,
        actor: "Omar",
        action: "update",
        fields: ["body"],
        before: before === null ? null : { body: before },
        after: { body: after },
      }}
    />,
  );

test.each([
  ["a note of the thread", () => thread(note("note", latin)), `<p dir="auto">${latin}</p>`],
  ["a mail of the thread", () => thread(note("mail", latin)), `<p dir="auto">${latin}</p>`],
  ["a refusal's words", () => thread(note("declined", `2026-0001\n${latin}`)), `dir="auto">${latin}</q>`],
  ["an acceptance's words", () => thread(note("accepted", `2026-0001\n${latin}`)), `dir="auto">${latin}</q>`],
  ["a new value of the history", () => changed(null, latin), `<span dir="auto">${latin}</span>`],
  ["a changed value of the history", () => changed("Call", latin), '<span dir="auto"><del'],
  ["a line of the history", () => changed(["Call"], [latin]), '<li dir="auto"><del'],
  [
    "a quotation",
    () =>
      markup(
        <BigQuote text={latin} highlight="call">
          —
        </BigQuote>,
      ),
    '<blockquote class="words" dir="auto">Please <mark>',
  ],
  ["a name", () => markup(<BidiName text="Omar Ali" />), "<bdi>Omar Ali</bdi>"],
  ["a field", () => markup(<TextInput label="x" name="a" />), 'dir="auto"'],
  ["a field of several lines", () => markup(<TextArea label="x" name="a" />), 'dir="auto"'],
])("AR-05 ADM-08 TRIAL-01 R7: %s runs in the direction of its first letter", (_name, draw, wanted) => {
  expect(draw()).toContain(wanted);
});

test("AR-05 FAQ-01 TRIAL-01 R7: the search of questions and the titles of the timeline do too", () => {
  const nothing = () => {};
  const bar = markup(
    <FaqBar
      asked={{ query: latin, category: "all", page: 1 }}
      categories={[]}
      form={{ current: null }}
      searchesItself={false}
      onQuery={nothing}
      onCategory={nothing}
      onSubmit={nothing}
    />,
  );
  expect(bar).toMatch(/<input[^>]*type="search" dir="auto"[^>]*name="q"/);
  const project = {
    id: "p1",
    title: latin,
    status: "completed",
    startDate: "2025-01-01",
    endDate: "2025-06-01",
  };
  const shown = markup(
    <ProjectsTimeline projects={[project as Parameters<typeof ProjectsTimeline>[0]["projects"][number]]} />,
  );
  expect(shown).toMatch(/<span dir="auto"[^>]*>Please call back<\/span>/);
});
