import type { Page } from "@playwright/test";

export const demoAccount = { email: "admin@shurfa.example", password: "shurfa-demo-2026" };

/** Answers a function that calls the API with the session of the page; it throws when a call is refused. */
export function callerOf(page: Page, origin: string) {
  return async (method: string, path: string, data: object): Promise<unknown> => {
    const answer = await page.request.fetch(origin + path, { method, data, headers: { origin } });
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}`);
    return answer.json();
  };
}
