import { expect, test } from "vitest";
import { AppError } from "../errors.ts";
import { renderQueue } from "./render-queue.server.ts";

const aTurn = () => new Promise(setImmediate);
const kept = { first: true };
const other = { first: false };

test("SURV-02 renders that wait for nothing begin one per turn of the event loop, and cached pages go first", async () => {
  const { run } = renderQueue({ atOnce: 8, mostWaiting: 10 });
  const done: string[] = [];
  const render = (name: string, options: { first: boolean }) =>
    void run(async () => done.push(name), options);
  for (const name of ["a", "b"]) render(name, other);
  for (const name of ["c", "d"]) render(name, kept);
  expect(done).toEqual([]);
  for (let turn = 0; turn < 5; turn++) {
    done.push("|");
    await aTurn();
  }
  expect(done.join("")).toMatch(/^\|+c\|d\|a\|b\|*$/);
});

test("SURV-02 a limited number of renders that wait for a database run at once; the next begins when one ends or fails", async () => {
  const { run } = renderQueue({ atOnce: 2, mostWaiting: 10 });
  const ends: ((failed: boolean) => void)[] = [];
  const render = () =>
    run(
      () => new Promise<string>((done, fail) => ends.push((failed) => (failed ? fail("f") : done("d")))),
      other,
    );
  const answers = [render(), render(), render(), render()].map((answer) => answer.catch(String));
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await aTurn();
    return ends.length;
  };
  expect(await settle()).toBe(2);
  ends[0]?.(true);
  expect(await settle()).toBe(3);
  ends[1]?.(false);
  expect(await settle()).toBe(4);
  for (const end of ends) end(false);
  expect(await Promise.all(answers)).toEqual(["f", "d", "d", "d"]);
});

test("SURV-02 a full queue refuses a render with the time to try again, and the other queue stays open", async () => {
  const { run } = renderQueue({ atOnce: 1, mostWaiting: 2 });
  const render = (options: { first: boolean }) => run(async () => "page", options);
  const waiting = [render(other), render(other)];
  const refused = await render(other).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(AppError);
  expect(refused).toMatchObject({ code: "unavailable", status: 503, retryAfter: 2 });
  expect(await render(kept)).toBe("page");
  expect(await Promise.all(waiting)).toEqual(["page", "page"]);
  expect(await render(other)).toBe("page");
});

test("SURV-02 a client that has disconnected leaves the queue and gets no render", async () => {
  const { run } = renderQueue({ atOnce: 1, mostWaiting: 2 });
  const gone = new AbortController();
  let renders = 0;
  const render = (signal?: AbortSignal) =>
    run(async () => ++renders, { first: false, ...(signal && { signal }) });
  const left = [render(gone.signal), render(gone.signal)].map((answer) =>
    answer.catch((error) => error.name),
  );
  gone.abort();
  expect(await Promise.all([...left, render(gone.signal).catch((error) => error.name)])).toEqual(
    Array(3).fill("AbortError"),
  );
  expect(await render()).toBe(1);
});
