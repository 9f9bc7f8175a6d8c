import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { useUnsaved } from "../../../../admin-kit/form/use-unsaved.ts";
import { useDeskAddress } from "../desk/use-desk-address.ts";
import {
  deskKey,
  useAssignees,
  useBoard,
  useDeskChanges,
  useDetails,
  useFigures,
  useRequest,
} from "./use-desk.ts";

// Tests the first render only; interaction is tested in the browser (src/content/sales/requests/desk-tests/).

afterEach(() => vi.unstubAllGlobals());

/** What a hook returns when a screen opens at an address, with what the cache already holds. */
function shown<Result>(hook: () => Result, address = "/", cache = new QueryClient()): Result {
  const results: Result[] = [];
  function Screen() {
    results.push(hook());
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/admin/quote-requests/:id?" element={<Screen />} />
          <Route path="*" element={<Screen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const [result] = results;
  if (result === undefined) throw new Error("The screen was not drawn.");
  return result;
}

test("DESK-01 the path names the open request and the query the view; a view that is not named is remembered", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null });
  const at = (address: string) => {
    const { id, isOpen, view, addressOf } = shown(
      () => useDeskAddress("quote"),
      `/admin/quote-requests${address}`,
    );
    return [id, isOpen, view, addressOf(4)];
  };
  const list = "/admin/quote-requests";
  expect(at("/7")).toEqual([7, true, "list", `${list}/4`]);
  expect(at("/123456789?view=board&q=a")).toEqual([123456789, true, "board", `${list}/4?view=board&q=a`]);
  expect(at("?view=table")).toEqual([null, false, "table", `${list}/4?view=table`]);
  expect(at("?view=odd")).toEqual([null, false, "list", `${list}/4?view=odd`]);
  for (const odd of ["/x", "/7x", "/1234567890", "/-7"])
    expect(at(odd).slice(0, 2), odd).toEqual([null, true]);
  kept.set("shurfa-desk-view", "board");
  expect([at("")[2], at("?view=list")[2], at("/7")[2]]).toEqual(["board", "list", "board"]);
  vi.stubGlobal("localStorage", {
    getItem() {
      throw new Error("forbidden");
    },
  });
  expect(at("")[2]).toBe("list");
});

test("AREQ-02 an unsent text is restored when its request is opened again", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  const open = (name: string, prepared?: string) => shown(() => useUnsaved(name, prepared));
  const text = (name: string, prepared?: string) => open(name, prepared)[0];
  expect([text("note-1"), text("reply-1", "السلام عليكم")]).toEqual(["", "السلام عليكم"]);
  open("note-1")[1]("كلّمتها");
  open("reply-1", "السلام عليكم")[1]("السلام عليكم نورة");
  expect([text("note-1"), text("note-2")]).toEqual(["كلّمتها", ""]);
  expect(text("reply-1", "السلام عليكم")).toBe("السلام عليكم نورة");
  // An unchanged prepared text is not stored, since it may be prepared differently another time.
  open("reply-1", "السلام عليكم")[1]("السلام عليكم");
  open("note-1")[1]("");
  expect([text("reply-1", "مرحبًا"), text("note-1")]).toEqual(["مرحبًا", ""]);
  expect(kept.size).toBe(0);
});

test("AREQ-02 every successful change of the desk reloads its lists, figures and board; a failed one does not", async () => {
  const calls: string[] = [];
  let status = 200;
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    calls.push(`${method} ${path}`);
    return Response.json(status === 200 ? { id: 1, version: 2 } : { code: "conflict" }, { status });
  });
  const lists = [
    [deskKey, "board", {}],
    [deskKey, "figures", "quote"],
    [deskKey, "details", 1],
  ];
  const areStale = async (change: (desk: ReturnType<typeof useDeskChanges>) => Promise<unknown>) => {
    const cache = new QueryClient();
    for (const key of [...lists, ["assignees"]]) cache.setQueryData(key, []);
    await change(shown(useDeskChanges, "/", cache)).catch(() => {});
    return [...lists, ["assignees"]].map((key) => cache.getQueryState(key)?.isInvalidated);
  };
  const stale = [true, true, true, false];
  expect(await areStale((desk) => desk.change(1, { status: "won" }))).toEqual(stale);
  expect(await areStale((desk) => desk.changeSeveral([1], { action: "read" }))).toEqual(stale);
  expect(await areStale((desk) => desk.addNote(1, "كلّمتها"))).toEqual(stale);
  expect(
    await areStale((desk) => desk.addReply(1, { channel: "mail", text: "أهلًا", send: true }, "key")),
  ).toEqual(stale);
  expect(await areStale((desk) => desk.reload())).toEqual(stale);
  expect(calls).toEqual([
    "PUT /api/project-requests/1",
    "POST /api/project-requests/bulk",
    "POST /api/project-requests/1/notes",
    "POST /api/project-requests/1/replies",
  ]);
  status = 409;
  expect(await areStale((desk) => desk.change(1, { status: "won" }))).toEqual([false, false, false, false]);
});

test("AREQ-02 each part of the screen calls its own address and has its own cache entry", async () => {
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    calls.push(`${method} ${path}`);
    return Response.json(/\/(board|assignees)/.test(path) ? [] : { id: 7, version: 1, notes: [] });
  });
  const cache = new QueryClient();
  shown(
    () => [
      useAssignees(),
      useRequest(7),
      useDetails(7),
      useBoard({ kind: "quote" }, true),
      useFigures("message"),
    ],
    "/",
    cache,
  );
  const queries = cache.getQueryCache().getAll();
  for (const query of queries) await query.fetch();
  expect(calls).toEqual([
    "GET /api/project-requests/assignees",
    "GET /api/project-requests/7",
    "GET /api/project-requests/7/desk",
    "GET /api/project-requests/board?kind=quote",
    "GET /api/project-requests/summary?kind=message",
  ]);
  await cache.invalidateQueries({ queryKey: [deskKey] }); // as every change does
  expect(queries.map(({ state }) => state.isInvalidated)).toEqual([false, true, true, true, true]);
});

test("AREQ-02 figures are kept per kind, and the list of assignees is empty until it is loaded", () => {
  const cache = new QueryClient();
  expect(shown(() => [useFigures("quote"), useAssignees()], "/", cache)).toEqual([undefined, []]);
  cache.setQueryData([deskKey, "figures", "message"], { today: 4 });
  cache.setQueryData(["assignees"], [{ id: 1 }]);
  expect(shown(() => [useFigures("quote"), useAssignees()], "/", cache)).toEqual([undefined, [{ id: 1 }]]);
  expect(shown(() => [useFigures("message")], "/", cache)).toEqual([{ today: 4 }]);
});
