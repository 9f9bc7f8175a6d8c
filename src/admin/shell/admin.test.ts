import { expect, test } from "vitest";
import { initialsOf } from "../../ui/pictures/initials.ts";
import { isMorning } from "../dashboard/greeting.ts";
import { screenNames } from "./admin.text.ts";
import {
  addressOf,
  groupsFor,
  quickScreens,
  type ScreenKey,
  screenAt,
  screenGroups,
  titleAt,
} from "./screens.ts";

test("ADM-01 ADM-02 the sidebar has every screen once but the set-up and one's own notices, and each address leads back to its screen", () => {
  const listed = ["dashboard", "setup", "notices", ...screenGroups.flatMap(({ screens }) => screens)];
  expect(listed.toSorted()).toEqual(Object.keys(screenNames).toSorted());
  for (const screen of Object.keys(screenNames) as ScreenKey[])
    expect(screenAt(addressOf(screen))).toBe(screen);
  expect(screenAt("/admin/")).toBe("dashboard");
  expect(screenAt("/admin/nothing")).toBeUndefined();
});

test("ROLE-01 TRIAL-01 S27: the sales role sees its own screens before those of the site, other roles in the usual order", () => {
  const first = (role: Parameters<typeof groupsFor>[0]) => groupsFor(role).map(({ screens }) => screens[0]);
  expect(first("sales")).toEqual(["projects", "services", "analytics"]);
  expect(first("owner")).toEqual(["content", "projects", "analytics"]);
  expect(first("editor")).toEqual(["content", "projects", "analytics"]);
  expect(first("reader")).toEqual(["services", "projects", "analytics"]);
});

test("ADM-01 each screen has its title", () => {
  expect(titleAt("/admin/quote-requests", "شُرفة")).toBe("طلبات العروض · الإدارة | شُرفة");
  expect(titleAt("/admin/nothing", "شُرفة")).toBe("الصفحة غير موجودة · الإدارة | شُرفة");
});

test("ADM-02 an avatar without a picture shows the first letters of the names, without the article", () => {
  expect(initialsOf("سارة العتيبي")).toBe("س");
  expect(initialsOf("Omar")).toBe("O");
  expect(initialsOf("")).toBe("");
});

test("ADM-06 the quick actions lead to the eight screens of the specification", () => {
  expect(quickScreens.map(addressOf)).toEqual([
    "/admin/projects",
    "/admin/testimonials",
    "/admin/content",
    "/admin/analytics",
    "/admin/users",
    "/admin/messages",
    "/admin/vision2030",
    "/admin/faq",
  ]);
});

test("ADM-06 the dashboard greets by the time in Riyadh", () => {
  expect(isMorning(new Date("2026-11-20T21:00:00Z"))).toBe(true);
  expect(isMorning(new Date("2026-11-21T08:59:00Z"))).toBe(true);
  expect(isMorning(new Date("2026-11-21T09:00:00Z"))).toBe(false);
});
