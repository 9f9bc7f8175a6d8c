import { QueryClient, QueryClientProvider, type UseQueryResult } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { UserRow } from "./answers.ts";
import { UsersList } from "./users-list.tsx";

// What the buttons do is proven in the browser (e2e/accounts/users.test.ts).

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

/** The row of each user as HTML. */
function rowsOf(users: UserRow[], me = 1): string[] {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <UsersList
        users={{ data: users } as UseQueryResult<UserRow[]>}
        me={me}
        asked={0}
        onLink={() => {}}
        onOwnChange={() => {}}
      />
    </QueryClientProvider>,
  );
  return html.replaceAll("<wbr/>", "").split("<tr").slice(2);
}

/** The buttons of a row: what each is called, and whether it can be pressed. */
const buttonsOf = (row = "") =>
  [...row.matchAll(/<button\b[^>]*>/g)].map(([button]) => [
    /aria-label="([^"]*)"/.exec(button)?.[1],
    !/ disabled=""/.test(button),
  ]);

test("AUSR-01 ROLE-01 each user offers what their state allows: change, link, lock or way back, removal; the last owner stays", () => {
  const [own, other, invited, disabled] = rowsOf([
    { ...person, isLastOwner: true },
    { ...person, id: 2, name: "هند" },
    { ...person, id: 3, name: "منى", status: "invited" },
    { ...person, id: 4, name: "فهد", status: "disabled" },
  ]);
  expect(buttonsOf(own)).toEqual([
    ["عدّل سارة", true],
    ["أعد ضبط كلمة مرور سارة", true],
    ["لا يُعطّل آخر مالك ولا يُحذف", false],
    ["لا يُعطّل آخر مالك ولا يُحذف", false],
  ]);
  expect(buttonsOf(other)).toEqual([
    ["عدّل هند", true],
    ["أعد ضبط كلمة مرور هند", true],
    ["عطّل هند", true],
    ["احذف هند", true],
  ]);
  expect(buttonsOf(invited)).toEqual([
    ["عدّل منى", true],
    ["أعد دعوة منى", true],
    ["عطّل منى", true],
    ["احذف منى", true],
  ]);
  expect(buttonsOf(disabled)).toEqual([
    ["عدّل فهد", true],
    ["أعد ضبط كلمة مرور فهد", false],
    ["فعّل فهد", true],
    ["احذف فهد", true],
  ]);
  expect([own, other, invited, disabled].map((row) => row?.includes("أنت"))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("AUSR-01 a user has a picture or letters, a state, a second factor and a last sign-in", () => {
  const [plain, whole] = rowsOf([
    { ...person, id: 2 },
    {
      ...person,
      id: 3,
      avatar: "/uploads/sara.webp",
      status: "closed",
      secondFactor: "totp",
      lastSignInAt: "2020-01-01T00:00:00.000Z",
    },
  ]);
  for (const words of ["س</span>", "sara@shurfa.example", "مفعّل", "غير مفعّل", "لم يدخل بعد"])
    expect(plain).toContain(words);
  expect(plain).not.toContain("<img");
  for (const words of ['src="/uploads/sara.webp"', "حساب تجربة مغلق", "تطبيق رموز"])
    expect(whole).toContain(words);
  expect(whole).not.toContain("لم يدخل بعد");
});
