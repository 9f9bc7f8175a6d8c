import { expect, test } from "vitest";
import type { UserRow } from "../answers.ts";
import { accountEntries } from "./account-entries.ts";

const person: UserRow = {
  id: 1,
  name: "سارة",
  email: "sara@shurfa.example",
  access: "owner",
  avatar: null,
  status: "active",
  secondFactor: null,
  lastSignInAt: null,
  isLastOwner: false,
};

/** The menu entries for a user: the label of each, and whether it is enabled. */
const entriesOf = (changes: Partial<UserRow> = {}) =>
  accountEntries({ ...person, ...changes }, { onLink() {}, onTurn() {}, onRemove() {} }).map((entry) =>
    entry === "separator" ? entry : [entry.label, entry.isDisabled !== true],
  );

test("AUSR-01 ROLE-01 the menu follows the user's state: link, disable or enable, remove; the last owner cannot be removed", () => {
  expect(entriesOf()).toEqual([
    ["إعادة تعيين كلمة المرور", true],
    ["تعطيل", true],
    "separator",
    ["حذف", true],
  ]);
  expect(entriesOf({ status: "invited" })[0]).toEqual(["إعادة الدعوة", true]);
  expect(entriesOf({ status: "disabled" })).toEqual([
    ["إعادة تعيين كلمة المرور", false],
    ["تفعيل", true],
    "separator",
    ["حذف", true],
  ]);
  expect(entriesOf({ isLastOwner: true })).toEqual([
    ["إعادة تعيين كلمة المرور", true],
    "separator",
    ["لا يُعطّل آخر مدير نظام ولا يُحذف", false],
  ]);
});
