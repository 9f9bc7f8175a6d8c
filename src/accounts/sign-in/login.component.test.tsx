import { Secret, TOTP } from "otpauth";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { draw } from "../../testing/components/test-draw.tsx";
import { button } from "../../testing/components/test-records.tsx";
import { makeSite } from "../../testing/components/test-screen.tsx";
import { owner } from "../../testing/components/test-site-calls.ts";
import { expectFitsAndReads, expectReads } from "../../testing/components/test-survey.ts";
import { LoginScreen } from "./login-screen.tsx";

const password = () => page.getByLabelText("كلمة المرور");
const alert = () => page.getByRole("alert");

/** The login of a site with accounts; answers what is called with the profile of whoever signs in. */
async function open() {
  const onSignedIn = vi.fn();
  await draw(<LoginScreen demo={null} onSignedIn={onSignedIn} />, "admin");
  return onSignedIn;
}

async function signIn(email: string, typed: string) {
  await page.getByLabelText("البريد الإلكتروني").fill(email);
  await password().fill(typed);
  await button("دخول").click();
}

test("AUTH-01 ERR-01 wrong credentials are announced, and the button says that it is loading; right ones sign in", async () => {
  const site = await makeSite({ hasAccounts: true });
  const onSignedIn = await open();
  await expect.element(page.getByLabelText("البريد الإلكتروني")).toHaveAttribute("type", "email");
  await button("إظهار كلمة المرور").click();
  await expect.element(password()).toHaveAttribute("type", "text");
  await button("إظهار كلمة المرور").click();
  await expect.element(password()).toHaveAttribute("type", "password");
  await site.breakCalls({ method: "POST", path: "/api/auth/sign-in/email", how: "held" });
  await signIn("nobody@mail.example", "not the password");
  await expect.element(button("جاري تسجيل الدخول...")).toBeVisible();
  await site.mend();
  await expect.element(alert()).toHaveTextContent("بيانات الدخول غير صحيحة. يرجى المحاولة مرة أخرى.");
  await expect.element(page.getByText("أهلًا بعودتك")).toBeVisible();
  expect(onSignedIn).not.toHaveBeenCalled();
  await signIn(owner.email, owner.password);
  await expect.poll(() => onSignedIn.mock.calls).toMatchObject([[{ name: owner.name }]]);
});

test("SEC-04 the code of an authenticator app is the second step, or a recovery code, each with its own messages", async () => {
  const site = await makeSite({ hasAccounts: true });
  const { secret } = await site.call("POST", "/api/account/totp");
  // The code of this half minute is used now and the next one later, so the test also passes when a half minute ends meanwhile.
  const codeOf = (steps: number) =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });
  const used = codeOf(0);
  await site.call("POST", "/api/account/totp/confirm", { code: used });
  const onSignedIn = await open();
  await signIn(owner.email, owner.password);
  await expect.element(page.getByRole("heading", { name: "التحقق بخطوتين" })).toBeVisible();
  await expectReads();
  const code = page.getByLabelText(/^رمز التحقق/);
  await code.fill(used);
  await button("دخول").click();
  await expect.element(alert()).toMatchTextContent("الرمز غير صحيح أو انتهت مدته");
  await button("استعمال رمز استرداد").click();
  await expect.element(alert()).not.toBeInTheDocument();
  await expect.element(page.getByText(/^اكتب أحد رموز الاسترداد التي حفظتها\./)).toBeVisible();
  const recovery = page.getByLabelText(/^رمز استرداد/);
  await expect.element(recovery).toHaveAttribute("aria-invalid", "false");
  await recovery.fill("0000-0000");
  await button("دخول").click();
  await expect.element(alert()).toHaveTextContent("رمز الاسترداد غير صحيح أو استُعمل من قبل");
  await button("استعمال تطبيق المصادقة").click();
  await expect.element(alert()).not.toBeInTheDocument();
  expect(onSignedIn).not.toHaveBeenCalled();
  await code.fill(codeOf(1));
  await button("دخول").click();
  await expect.poll(() => onSignedIn.mock.calls).toMatchObject([[{ name: owner.name }]]);
});

test("AR-04 AUTH-02 the login with its hint fits every width and has no accessibility violation in both themes", async () => {
  await makeSite();
  await draw(<LoginScreen demo={owner} />, "admin");
  await expect.element(page.getByText("حساب للتجربة")).toBeVisible();
  await expect.element(button("دخول")).toBeEnabled();
  await expectFitsAndReads();
});
