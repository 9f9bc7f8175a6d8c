import { QueryClient, QueryClientProvider, type UseQueryResult } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { UserRow } from "../answers.ts";
import { UsersList } from "./users-list.tsx";

// The buttons and the menu are tested in the browser (../users.component.test.tsx).

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

test("AUSR-01 the signed-in user's row is marked", () => {
  const [own, other] = rowsOf([person, { ...person, id: 2, name: "هند" }]);
  expect([own, other].map((row) => row?.includes("أنت"))).toEqual([true, false]);
});

test("AUSR-01 a row shows a picture or initials, the state, the second factor and the last sign-in", () => {
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
  for (const words of ['src="/uploads/sara.webp"', "حساب تجربة مغلق", "تطبيق مصادقة"])
    expect(whole).toContain(words);
  expect(whole).not.toContain("لم يدخل بعد");
});
