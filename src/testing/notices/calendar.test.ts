import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { changeUser, setDisabled } from "../../accounts/users/store.server.ts";
import { calendarFeeds } from "../../admin/calendar/calendar-feed.server.ts";
import { write } from "../../kernel/db/write.server.ts";
import { loggedPath } from "../../kernel/http/track-requests.server.ts";
import { system } from "../../kernel/process/kernel.server.ts";
import { databases } from "../../kernel/testing/test-kernel.ts";
import { noticesSite } from "./test-notices.ts";

const own = "/api/account/notices";

/** The events of a calendar, unfolded, as their properties by name. */
const eventsOf = (text: string) =>
  text
    .replaceAll("\r\n ", "")
    .split("BEGIN:VEVENT\r\n")
    .slice(1)
    .map((event) =>
      Object.fromEntries(
        event.split("\r\n").map((line) => [line.split(/[:;]/)[0], line.slice(line.indexOf(":") + 1)]),
      ),
    );

describe.each(databases)("the calendar of a person on %s", (database) => {
  const start = async () => {
    const site = await noticesSite(database, { PUBLIC_URL: "http://localhost:3000" });
    const app = new Hono().route("/calendar", calendarFeeds(site.kernel));
    const path = async (): Promise<string | null> => (await site.call("GET", own)).body.calendar;
    const make = async () => {
      await site.call("POST", `${own}/calendar`);
      return (await path()) ?? "";
    };
    return { ...site, path, make, read: (at: string, headers = {}) => app.request(at, { headers }) };
  };

  test("NOTICE-01 a calendar has the open tasks and reminders of its person, by RFC 5545", async () => {
    const { as, khaled, sara, make, read, clock, call } = await start();
    const title = `اتصل بـ ACME, Inc.; ${"نورة الشمري ".repeat(8)}\\ ثم`;
    await as(khaled)("POST", "/api/tasks", {
      title,
      assignee_id: khaled.id,
      due_date: "2026-12-03",
      remind_at: "2026-12-02T08:30:00.000Z",
    });
    await call("POST", "/api/tasks", { title: "للجميع", due_date: "2026-12-04" });
    await call("POST", "/api/tasks", { title: "لسارة", assignee_id: sara.id, due_date: "2026-12-04" });
    await call("POST", "/api/tasks", {
      title: "تمّت",
      assignee_id: khaled.id,
      due_date: "2026-12-04",
      is_done: true,
    });
    const path = await make();
    const response = await read(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const text = await response.text();
    for (const line of text.trimEnd().split("\r\n")) {
      expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n]/);
    }
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:/);
    const escaped = title.replace(/[\\;,]/g, "\\$&").trim();
    const events = eventsOf(text);
    expect(events.map(({ UID }) => UID).sort()).toEqual([
      "task-1-due@localhost",
      "task-1-reminder@localhost",
      "task-2-due@localhost",
    ]);
    const event = (uid: string) => events.find(({ UID }) => UID === `${uid}@localhost`);
    expect(event("task-1-reminder")).toMatchObject({
      DTSTART: "20261202T083000Z",
      DTEND: "20261202T084500Z",
      SUMMARY: `تذكير: ${escaped}`,
    });
    expect(event("task-1-due")).toMatchObject({ DTSTART: "20261203", SUMMARY: escaped });
    expect(text.match(/BEGIN:VALARM/g)).toHaveLength(1);
    // The same bytes as long as nothing changes; the same names when something does.
    clock.now += 3_600_000;
    expect(await (await read(path)).text()).toBe(text);
    expect((await read(path, { "if-none-match": response.headers.get("etag") })).status).toBe(304);
    await call("PUT", "/api/tasks/1", { remind_at: "2026-12-02T09:00:00.000Z" });
    const moved = eventsOf(await (await read(path)).text());
    expect(moved.find(({ UID }) => UID === "task-1-reminder@localhost")?.DTSTART).toBe("20261202T090000Z");
  });

  test("NOTICE-01 with a new secret of links every address ends, as the admin shows none, and the next one holds", async () => {
    const { as, khaled, make, path, read, kernel } = await start();
    as(khaled);
    const before = await make();
    expect((await read(before)).status).toBe(200);
    kernel.config = { ...kernel.config, linkSecret: "another secret of at least 32 characters" };
    expect(await path()).toBeNull();
    expect((await read(before)).status).toBe(404);
    const after = await make();
    expect((await read(after)).status).toBe(200);
    expect((await read(before)).status).toBe(404);
  });

  test("NOTICE-01 SEC-01 its address is a secret that is exchanged and ended by its person alone, and ends with their account", async () => {
    const { as, khaled, sara, make, read, path, call, kernel } = await start();
    as(khaled);
    const first = await make();
    expect(first).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
    expect(JSON.stringify(await kernel.db.selectFrom("calendar_feeds").selectAll().execute())).not.toContain(
      first.slice(10, 53),
    );
    expect(loggedPath(first)).toBe("/calendar/…");
    const second = await make();
    expect((await read(first)).status).toBe(404);
    as(sara);
    expect((await call("DELETE", `${own}/calendar`)).status).toBe(404);
    expect(await path()).toBeNull();
    expect((await read(second)).status).toBe(200);
    await write(kernel, system, (tx) => changeUser(tx, khaled.id, { access: "editor" })); // who may not read sales
    expect((await read(second)).status).toBe(404);
    await write(kernel, system, (tx) => changeUser(tx, khaled.id, { access: "sales" }));
    await write(kernel, system, (tx) => setDisabled(tx, khaled.id, true));
    expect((await read(second)).status).toBe(404);
    await write(kernel, system, (tx) => setDisabled(tx, khaled.id, false));
    expect((await as(khaled)("DELETE", `${own}/calendar`)).status).toBe(204);
    for (const ended of [first, second, `/calendar/${"x".repeat(43)}.ics`])
      expect((await read(ended)).status).toBe(404);
  });
});
