import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Brand, BrandContext } from "../../ui/brand/brand.ts";
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

test("AUTH-01 BRAND-01 TRIAL-01 O16: beside the sign-in stands the agency's own name, the motto only with the design's own agency", () => {
  const standard: Brand = {
    name: "مكتب السدرة",
    logo: null,
    logoDark: null,
    seen: {},
    icon: null,
    isHouse: false,
    type: "readex",
    family: "",
    fonts: [],
    motif: "facade",
    iconTag: "",
    css: "",
  };
  const beside = (brand: Brand) =>
    renderToStaticMarkup(
      <BrandContext value={brand}>
        <LoginScreen demo={null} />
      </BrandContext>,
    )
      .split('aria-hidden="true"')
      .at(-1);
  expect(beside(standard)).toContain("<p>مكتب السدرة</p>");
  expect(beside(standard)).not.toContain("حجرًا");
  expect(beside({ ...standard, isHouse: true })).toContain("حجرًا حجرًا");
});
