import { describe, expect, test } from "vitest";
import { mailKinds } from "../../admin/mail/deliver-mail.server.ts";
import { databases } from "../../kernel/testing/test-kernel.ts";
import { readMailLook } from "../../site/brand/mail-look.server.ts";
import { causes, mailSite, preheaderOf, saidByHtml, saidByText } from "./test-mails.ts";

const kindOf = (name: string) => name.split(",")[0] ?? "";

test("SURV-03 NOTICE-01 every kind of mail stands in the table of the next tests", () => {
  const kinds = mailKinds.filter((kind) => kind !== "quote-file"); // makes a file and mails nothing
  expect([...new Set(Object.keys(causes).map(kindOf))].sort()).toEqual([...kinds].sort());
});

/** Who says that it sends a mail, if not the agency. */
const senders: Record<string, string> = {
  "request-arrived": "موقع شُرفة",
  "quote-answered": "موقع شُرفة",
  "quote-sent": "Test Admin من شُرفة",
  "quote-sent, english": "Test Admin, شُرفة",
  "request-reply": "Test Admin من شُرفة",
  "account-link": "إدارة شُرفة",
  "webhook-stopped": "إدارة شُرفة",
  "notice-mail": "إدارة شُرفة",
  "notice-digest": "إدارة شُرفة",
};

const [database = "sqlite"] = databases;

describe.each(Object.keys(causes))("the mail %s", (name) => {
  const send = async () => {
    const site = await mailSite({ database, mailLook: readMailLook });
    await causes[name]?.(site);
    const mails = await site.mailsOf(kindOf(name));
    expect(mails).toHaveLength(1);
    const [{ html = "", text = "", ...mail } = {}] = mails;
    return { ...mail, html, text };
  };

  test("SURV-03 NOTICE-01 says the same in its text as in its HTML, in one layout with the agency's brand, sender and way to reply", async () => {
    const { html, text, subject, from, replyTo, attachments = [] } = await send();
    expect(saidByText(text)).toBe(saidByHtml(html));
    // What lists show beside the subject is said below too, and is not the subject again.
    const preheader = preheaderOf(html);
    expect(preheader).not.toBe("");
    for (const words of preheader.split(" · ")) expect(saidByText(text)).toContain(words);
    expect(html).toMatch(/<img src="cid:logo" width="\d+" height="44" alt="شُرفة"/);
    expect(attachments.map(({ contentId }) => contentId)).toContain("<logo>");
    expect(text.trimEnd().split("\n").at(-1)).toMatch(/^شُرفة للخدمات الرقمية، طريق الملك فهد/);
    expect(from).toMatchObject({ address: "no-reply@shurfa.example" });
    expect(from?.name).toBe(senders[name] ?? senders[kindOf(name)] ?? "شُرفة");
    expect(replyTo?.[0]?.address).toMatch(/^(hello@shurfa|noura@mail)\.example$/);
    expect(subject?.length).toBeGreaterThan(8);
    expect(html.length).toBeLessThan(24 * 1024);
  });

  test("SEC-09 SHELL-08 AR-01 turns each of its blocks the same way, holds no markup that was typed, and loads nothing", async () => {
    const { html, text } = await send();
    const dir = /<html lang="en"/.test(html) ? "ltr" : "rtl";
    const shown = html.replaceAll(/<!--.*?-->/g, ""); // what Outlook alone sees bounds the width
    for (const [tag] of shown.matchAll(/<(?:html|body|table|td|p|h1)\b[^>]*>/g)) {
      expect(tag).toContain(`dir="${dir}"`);
      if (/^<(?:td|p|h1)/.test(tag)) expect(tag).toMatch(/align.* style="|style=".*text-align/);
    }
    expect(html).not.toMatch(/<(?:b|script|للتجارة|مديرة)>/);
    expect(html).not.toMatch(/url\(|@font-face|@import|<link|src="(?!cid:)/);
    expect(text.split("\n").filter((line) => /https?:/.test(line))).toEqual(
      [...text.matchAll(/^https?:\S+$/gm)].map(([line]) => line),
    );
  });
});
