import { expect, test } from "vitest";
import { subjectOf } from "../content/sales/requests/names.ts";
import type { DeskRequest } from "../content/sales/requests/requests.ts";
import { beginAbout } from "../content/sales/tasks/begin-task.ts";

/** Eleven in the evening of Saturday in UTC, which is Sunday in Riyadh. */
const now = new Date("2026-11-21T23:00:00Z");
const request = { id: 7, kind: "quote", name: "نورة", companyName: "" } as DeskRequest;

test("DESK-06 TRIAL-01 S15: a task about a request or message begins with its assignee, the next day in Riyadh and a reminder at nine", () => {
  const due = { dueDate: "2026-11-23", remindAt: "2026-11-23T06:00:00.000Z" };
  expect(beginAbout(subjectOf({ ...request, assigneeId: 4 }), now)).toEqual({
    requestId: 7,
    assigneeId: 4,
    ...due,
  });
  const message = subjectOf({ ...request, kind: "message", assigneeId: null });
  expect(beginAbout(message, now)).toEqual({ requestId: 7, assigneeId: null, ...due });
});

test("DESK-06 TRIAL-01 S15: a task about a client or project, which nobody is assigned to, begins with the link alone", () => {
  expect(beginAbout({ kind: "client", id: "3", name: "رواق" }, now)).toEqual({ clientId: 3 });
  expect(beginAbout({ kind: "project", id: "p1", name: "متجر" }, now)).toEqual({ projectId: "p1" });
});
