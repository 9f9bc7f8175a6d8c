import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LoginScreen } from "./login-screen.tsx";

const demo = { email: "admin@shurfa.example", password: "shurfa-demo-2026" };

test("AUTH-01 e-mail and password are required, and the password can be shown", () => {
  const html = renderToStaticMarkup(<LoginScreen demo={null} />);
  const [email = "", password = ""] = html.match(/<input[^>]*>/g) ?? [];
  expect(email).toMatch(/type="email"/);
  expect(email).toMatch(/required/);
  expect(password).toMatch(/type="password"/);
  expect(password).toMatch(/required/);
  expect(html).toMatch(/<button[^>]*aria-label="إظهار كلمة المرور"[^>]*>/);
  expect(html).toContain("جاري تسجيل الدخول...");
});

test("AUTH-01 before its script runs the form cannot be sent, so that no password can reach the address bar", () => {
  const html = renderToStaticMarkup(<LoginScreen demo={null} />);
  expect(html).toMatch(/<form method="post">/);
  expect(html).toMatch(/<button[^>]*disabled[^>]*type="submit"|<button[^>]*type="submit"[^>]*disabled/);
});

test("AUTH-02 the demo credentials show only when they are handed in", () => {
  expect(renderToStaticMarkup(<LoginScreen demo={demo} />)).toContain(demo.password);
  const without = renderToStaticMarkup(<LoginScreen demo={null} />);
  expect(without).not.toContain(demo.email);
  expect(without).not.toContain("حساب للتجربة");
});
