import type { Page } from "@playwright/test";

export const demoAccount = { email: "admin@shurfa.example", password: "shurfa-demo-2026" };

/** Calls of a browser's session, which throw for a refusal. */
export function callerOf(page: Page, origin: string) {
  return async (method: string, path: string, data: object): Promise<unknown> => {
    const answer = await page.request.fetch(origin + path, { method, data, headers: { origin } });
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}`);
    return answer.json();
  };
}
