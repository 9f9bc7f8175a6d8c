import { expect, test } from "vitest";
import { blankOf } from "../../../../kernel/resource/resource.ts";
import { type BoardCard, type BoardColumn, type RequestStatus, requests } from "../requests.ts";
import { columnsOf } from "./columns.ts";

const at = "2026-11-21T08:00:00.000Z";
const request = (id: number, status: RequestStatus, name: string, remindOn: string | null): BoardCard => ({
  worth: 0,
  ...blankOf(requests),
  id,
  version: 1,
  createdAt: at,
  kind: "message",
  status,
  name,
  remindOn,
});
const columns: BoardColumn[] = [
  { status: "new", total: 1, worth: 0, requests: [request(9, "new", "هند", null)] },
  {
    status: "contacted",
    total: 30,
    worth: 0,
    requests: [request(8, "contacted", "ب", "2026-12-03"), request(3, "contacted", "ت", "2026-12-01")],
  },
  { status: "quoted", total: 2, worth: 0, requests: [request(5, "quoted", "أ", "2026-12-02")] },
];
const shown = (sort: string) =>
  columnsOf("message", columns, sort).map(({ stage, total, requests }) => [
    stage.value,
    total,
    requests.map(({ id }) => id),
  ]);

test("DESK-01 the board of messages has a column for each state; a state with two stored statuses merges them in order", () => {
  expect(shown("")).toEqual([
    ["new", 1, [9]],
    ["answered", 32, [8, 5, 3]],
  ]);
  expect(shown("id")[1]).toEqual(["answered", 32, [3, 5, 8]]);
  expect(shown("name")[1]).toEqual(["answered", 32, [5, 8, 3]]);
  expect(shown("reminder")[1]).toEqual(["answered", 32, [3, 5, 8]]);
  expect(shown("-reminder")[1]).toEqual(["answered", 32, [8, 5, 3]]);
});

test("DESK-01 the board of requests has a column for each status and keeps the order of the server", () => {
  expect(
    columnsOf("quote", columns, "name").map(({ stage, requests }) => [stage.value, requests.length]),
  ).toEqual([
    ["new", 1],
    ["contacted", 2],
    ["quoted", 1],
  ]);
});
