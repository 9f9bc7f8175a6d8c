import { expect, test } from "vitest";
import { formatDateTime } from "../../../kernel/text/format.ts";
import { draftsOf } from "./breach-drafts.ts";
import { deadlineOf, standingOf } from "./breaches.ts";

const writer = { agency: "شُرفة", contact: "هند\nprivacy@shurfa.example" };
const blank = {
  noticedAt: null,
  happenedAt: "",
  what: "",
  people: "",
  peopleCount: null,
  data: "",
  effects: "",
  measures: "",
  advice: "",
  authorityToldAt: null,
  peopleToldAt: null,
};
const known = {
  ...blank,
  noticedAt: "2026-11-21T08:00:00.000Z",
  happenedAt: "ليلة 20 نوفمبر",
  what: "أُرسل ملف العملاء إلى بريد خاطئ.",
  people: "عملاء المتاجر",
  peopleCount: 1200,
  data: "الأسماء وأرقام الجوال",
  effects: "رسائل احتيال باسمنا",
  measures: "طلبنا حذف الملف، ومنعنا إرساله بالبريد.",
  advice: "لا تفتح رابطًا يصلك باسمنا.",
};

test("PRIV-04 the draft for the authority has all that article 24 asks for, in its order", () => {
  const { authority } = draftsOf(known, writer);
  const parts = [
    "الهيئة السعودية للبيانات والذكاء الاصطناعي",
    "ليلة 20 نوفمبر",
    formatDateTime("2026-11-21T08:00:00.000Z"),
    known.what,
    known.people,
    "1,200",
    known.data,
    known.effects,
    known.measures,
    "لم يُبلّغ أصحاب البيانات حتى الآن",
    writer.contact,
  ];
  const places = parts.map((part) => authority.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const told = draftsOf({ ...known, peopleToldAt: "2026-11-22T08:00:00.000Z" }, writer).authority;
  expect(told).toContain("أُبلغ أصحاب البيانات في 22 نوفمبر 2026");
});

test("PRIV-04 the draft for the people says what happened, its risks, what was done, what to do and whom to ask, and no number of others", () => {
  const { people } = draftsOf(known, writer);
  for (const part of [known.what, known.data, known.effects, known.measures, known.advice, writer.contact])
    expect(people).toContain(part);
  expect(people).not.toContain("1,200");
});

test("PRIV-04 what the record does not say stands in the drafts as a place to fill, never as nothing", () => {
  const { authority, people } = draftsOf(blank, { agency: "شُرفة", contact: "" });
  expect(authority.match(/\[يُكتب هنا: [^\]]+\]/g)).toHaveLength(9);
  expect(people.match(/\[يُكتب هنا: [^\]]+\]/g)).toHaveLength(6);
  expect(authority + people).not.toMatch(/undefined|null|\n\n\n/);
});

test("PRIV-04 the authority is told within 72 hours of the time at which the breach was noticed", () => {
  const noticed = { noticedAt: "2026-11-21T08:00:00.000Z", authorityToldAt: null };
  expect(deadlineOf(noticed)).toBe("2026-11-24T08:00:00.000Z");
  const at = (now: string, told: string | null = null) =>
    standingOf({ ...noticed, authorityToldAt: told }, new Date(now));
  expect(at("2026-11-24T08:00:00.000Z")).toBe("running");
  expect(at("2026-11-24T08:00:00.001Z")).toBe("late");
  expect(at("2026-12-01T08:00:00.000Z", "2026-11-24T08:00:00.000Z")).toBe("told");
  expect(at("2026-12-01T08:00:00.000Z", "2026-11-24T08:01:00.000Z")).toBe("told-late");
  expect(standingOf({ noticedAt: null, authorityToldAt: null }, new Date())).toBe("unknown");
});
