import { demoAccount } from "../e2e/support/demo-account.ts";
import { type Browser, waitFor } from "./browser.ts";

/** Signs in as the demo's admin, unless the browser has a session already. */
export async function signIn(browser: Browser, origin: string) {
  await browser.open(`${origin}/terms`);
  await waitFor(
    browser,
    "a session",
    async (account: { email: string; password: string }) => {
      const headers = { "content-type": "application/json" };
      if ((await fetch("/api/auth/session")).ok) return true;
      const body = JSON.stringify(account);
      return (await fetch("/api/auth/sign-in/email", { method: "POST", headers, body })).ok;
    },
    demoAccount,
  );
  await browser.faults(); // a session that is asked for and missing is reported as an error
}
