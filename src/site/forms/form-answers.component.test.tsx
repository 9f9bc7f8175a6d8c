import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPage } from "../../testing/components/test-pages.tsx";
import { makeSite } from "../../testing/components/test-screen.tsx";
import { resizeTo } from "../../testing/components/test-survey.ts";
import { textField } from "../../testing/components/test-visitor.ts";

const press = (label: RegExp) => page.getByRole("checkbox", { name: label }).click();

/** The public forms with a script, each with what it needs and its message of thanks. */
const forms = [
  {
    path: "/quote",
    texts: { الاسم: "هند", "رقم الجوال": "0551234567", "البريد الإلكتروني": "hind@mail.example" },
    choose: async () => {},
    send: "أرسل الطلب",
    thanks: "وصلنا طلبك",
  },
  {
    path: "/contact",
    texts: { الاسم: "هند", "البريد الإلكتروني": "hind@mail.example", الرسالة: "السلام عليكم" },
    choose: () => page.getByRole("combobox", { name: "سبب التواصل" }).selectOptions("service"),
    send: "أرسل الرسالة",
    thanks: "وصلتنا رسالتك",
  },
  {
    path: "/register",
    texts: {
      "الاسم الكامل": "هند",
      "اسم الشركة": "نخلة",
      "رقم الجوال": "0551234567",
      "البريد الإلكتروني": "hind@mail.example",
      "العنوان البريدي": "الرياض",
    },
    choose: () => press(/أوافق على أن تعالج/),
    send: "سجّل بياناتك",
    thanks: "وصلنا تسجيلك",
  },
];

for (const { path, texts, choose, send, thanks } of forms) {
  const fill = async () => {
    for (const [label, text] of Object.entries(texts)) await textField(label).fill(text);
    await choose();
  };
  const sendButton = () => page.getByRole("button", { name: send });

  for (const width of ["phone", "desktop"] as const)
    test(`SITE-03 QUOTE-06 ${path} shows its thanks with the mark under the header on a ${width}`, async () => {
      await resizeTo(width);
      await makeSite({ isVisited: true });
      await openPage(path);
      await fill();
      await sendButton().click();
      const panel = page.getByRole("status").filter({ hasText: thanks });
      await expect.element(panel).toBeVisible();
      const parts = () => [
        panel.element().querySelector("svg"),
        panel.getByText(thanks, { exact: true }).first().element(),
      ];
      const header = () => document.querySelector("main")?.parentElement?.querySelector(":scope > header");
      /** Whether the mark and the thanks are entirely in the window, below the header. */
      const areInView = () =>
        parts().map((part) => {
          const { top = 0, bottom = 0 } = part?.getBoundingClientRect() ?? {};
          return top >= (header()?.getBoundingClientRect().bottom ?? Infinity) && bottom <= innerHeight;
        });
      await expect.poll(areInView).toEqual([true, true]);
    });

  test(`SURV-04 QUOTE-05 CONTACT-04 ${path} is sent once however often its button is pressed, and says that it is being sent`, async () => {
    const site = await makeSite({ isVisited: true });
    await openPage(path);
    await fill();
    const calls = path === "/register" ? "/api/registrations" : "/api/project-requests";
    await site.breakCalls({ method: "POST", path: calls, how: "held" });
    const form = document.querySelector("main form");
    if (!(form instanceof HTMLFormElement)) throw new Error("the page has no form");
    form.requestSubmit();
    await expect.poll(async () => (await site.sent(calls)).length).toBe(1);
    await expect.element(page.getByRole("button", { name: /^نرسل/ })).toBeVisible();
    form.requestSubmit();
    form.requestSubmit();
    await site.mend();
    await expect.element(page.getByRole("heading", { name: thanks })).toBeVisible();
    expect(await site.sent(calls)).toHaveLength(1);
  });

  test(`ERR-09 QUOTE-05 CONTACT-04 ${path} keeps what was typed when no answer comes or a limit is reached, and sends it then`, async () => {
    const site = await makeSite({ isVisited: true });
    const failed = () => page.getByRole("alert");
    await openPage(path);
    await fill();
    const calls = path === "/register" ? "/api/registrations" : "/api/project-requests";
    for (const how of ["unanswered", "lost", "too-many"] as const) {
      await site.breakCalls({ method: "POST", path: calls, how });
      await sendButton().click();
      await expect.element(failed()).toBeVisible();
      for (const [label, text] of Object.entries(texts))
        await expect.element(textField(label)).toHaveValue(text);
      await site.mend();
    }
    // The sentence of the limit is the server's own.
    await expect.element(failed()).toMatchTextContent("دقيقة");
    await sendButton().click();
    await expect.element(page.getByRole("heading", { name: thanks })).toBeVisible();
  });
}
