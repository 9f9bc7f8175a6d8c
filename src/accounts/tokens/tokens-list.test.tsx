import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ScopeChoice, TokenRow } from "./answers.ts";
import { TokensList } from "./tokens-list.tsx";

// The buttons are tested in the browser (e2e/accounts/tokens.test.ts).

const choices: ScopeChoice[] = [
  { resource: "services", title: "الخدمات", deeds: ["read", "write"] },
  { resource: "clients", title: "العملاء", deeds: ["read", "write"] },
  { resource: "upload", title: "رفع الصور", deeds: ["write"] },
];
const token: TokenRow = {
  id: 1,
  name: "المتجر",
  scopes: ["services:read"],
  userName: "سارة",
  createdAt: "2026-01-01T09:00:00.000Z",
  expiresAt: "2026-12-01T09:00:00.000Z",
  lastUsedAt: null,
  state: "active",
};

/** The visible text of the rows of these tokens. */
function wordsOf(...tokens: TokenRow[]) {
  const html = renderToStaticMarkup(<TokensList tokens={tokens} choices={choices} onRevoke={() => {}} />);
  const rows = html.replaceAll("<wbr/>", "").split("<tr").slice(2);
  return rows.map((row) => row.replace(/<[^>]*>/g, " ").replace(/\s+/g, " "));
}

test("TOKEN-01 each token shows its scopes in words, who made it, its last use, its expiry and its state", () => {
  const [unused, used, expired, blocked] = wordsOf(
    token,
    {
      ...token,
      scopes: ["clients:write", "upload:write", "services:read", "services:write", "clients:read"],
      lastUsedAt: "2020-01-01T00:00:00.000Z",
    },
    { ...token, scopes: ["clients:write", "services:read", "services:write"], state: "expired" },
    { ...token, state: "blocked" },
  );
  for (const words of ["المتجر", "قراءة: الخدمات", "سارة", "لم يُستعمل بعد", "1 ديسمبر 2026", "يعمل"])
    expect(unused).toContain(words);
  expect(unused).not.toContain("كتابة");
  for (const words of ["قراءة: كل الأقسام", "كتابة: كل الأقسام"]) expect(used).toContain(words);
  expect(used).not.toContain("لم يُستعمل بعد");
  for (const words of ["قراءة: الخدمات", "كتابة: الخدمات، العملاء", "انتهت مدته"])
    expect(expired).toContain(words);
  expect(blocked).toContain("موقوف");
});
