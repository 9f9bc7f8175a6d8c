import { describe, expect, test } from "vitest";
import { deliverDue } from "../../kernel/background/outbox.server.ts";
import { smtpServer } from "../../kernel/testing/test-smtp.ts";
import { accountsSite, databases, minutes } from "../testing/test-accounts.ts";
import { deliverAccountMail } from "./account-mail.server.ts";

test.each(databases)(
  "AUSR-01 an invitation is mailed with its own link, whose token was never stored, on %s",
  async (database) => {
    const smtp = await smtpServer();
    const { kernel, browser } = await accountsSite(database);
    kernel.config = {
      ...kernel.config,
      smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
      publicUrl: "http://localhost:3000",
    };
    const admin = browser();
    await admin.signIn();
    await admin.call("PUT", "/account", { name: "ليلى <b>" });
    const { body } = await admin.call("POST", "/users", {
      name: "هند",
      email: "hind@example.com",
      access: "sales",
    });
    expect(body.mailed).toBe(true);
    await deliverDue(kernel, deliverAccountMail);
    const [mail] = smtp.mails;
    expect(mail?.to?.map(({ address }) => address)).toEqual(["hind@example.com"]);
    expect(mail?.subject).toBe("دعوة من ليلى <b> إلى لوحة إدارة شُرفة");
    expect(mail?.html?.replace(/<\/?bdi[^>]*>/g, "")).toContain("ليلى &lt;b&gt;");
    const [, token = ""] = /#welcome=([\w-]{43})/.exec(mail?.text ?? "") ?? [];
    const outbox = JSON.stringify(await kernel.db.selectFrom("outbox").selectAll().execute());
    expect(outbox).not.toMatch(/hind@|welcome/);
    expect(outbox).not.toContain(token);
    // Both links work until one is used; then neither does.
    const [, shown = ""] = body.link.split("#welcome=");
    expect(token).not.toBe(shown);
    const arrive = (value: string) =>
      browser().call("POST", "/auth/link/arrive", { token: value, password: "كلمة سر هند الطويلة" });
    expect((await arrive(token)).status).toBe(200);
    expect((await arrive(shown)).status).toBe(404);
  },
);

describe.each(databases)("a mail that waits on %s", (database) => {
  const chosen = "كلمة سر هند الطويلة";
  const startWithInvitedUser = async () => {
    const smtp = await smtpServer();
    const site = await accountsSite(database);
    const atPort = (port: number) => {
      const smtpUrl = `smtp://127.0.0.1:${port}`;
      site.kernel.config = { ...site.kernel.config, smtpUrl, publicUrl: "http://localhost:3000" };
    };
    atPort(smtp.port);
    const admin = site.browser();
    await admin.signIn();
    const invited = await admin.call("POST", "/users", {
      name: "هند",
      email: "hind@example.com",
      access: "sales",
    });
    const arrive = async (token: string) =>
      (await site.browser().call("POST", "/auth/link/arrive", { token, password: chosen })).status;
    return {
      ...site,
      smtp,
      atPort,
      invited: invited.body,
      shown: invited.body.link.split("#welcome=")[1],
      arrive,
      tokenOf: (text = "") => /#welcome=([\w-]{43})/.exec(text)?.[1] ?? "",
      deliver: () => deliverDue(site.kernel, deliverAccountMail),
      links: async () => (await site.kernel.db.selectFrom("account_links").selectAll().execute()).length,
      signsIn: async (password: string) =>
        (await site.browser("203.0.113.8").signIn("hind@example.com", password)).status,
    };
  };

  test("AUSR-01 SEC-05 no invitation is mailed, and no link is left, when the user has already used the link", async () => {
    const site = await startWithInvitedUser();
    expect(await site.arrive(site.shown)).toBe(200);
    await site.deliver();
    expect(site.smtp.mails).toEqual([]);
    expect(await site.links()).toBe(0);
    expect(await site.signsIn(chosen)).toBe(200);
    const [row] = await site.kernel.db.selectFrom("outbox").selectAll().execute();
    expect(row).toMatchObject({ next_attempt_at: null }); // and is not tried again
  });

  test("AUSR-01 SEC-05 when the link is used while its mail is sent, no link is left, whichever comes first", async () => {
    const site = await startWithInvitedUser();
    const [status] = await Promise.all([site.arrive(site.shown), site.deliver()]);
    expect(status).toBe(200);
    expect(await site.links()).toBe(0);
    for (const { text } of site.smtp.mails) expect(await site.arrive(site.tokenOf(text))).toBe(404);
  });

  test("AUSR-01 SEC-05 a mailed link expires 24 hours after the invitation, however late it is sent, and is not sent later", async () => {
    const site = await startWithInvitedUser();
    site.clock.now += minutes(23 * 60);
    await site.deliver();
    const [mail] = site.smtp.mails;
    expect(mail?.text).toContain("22 نوفمبر 2026"); // valid until a day after the invitation
    const token = site.tokenOf(mail?.text);
    expect((await site.browser().call("POST", "/auth/link", { token })).status).toBe(200);
    site.clock.now += minutes(60);
    expect(await site.arrive(token)).toBe(404);

    const late = await startWithInvitedUser();
    late.clock.now += minutes(24 * 60);
    await late.deliver();
    expect(late.smtp.mails).toEqual([]);
  });

  test("AUSR-01 SEC-05 a disabled account gets no waiting mail, not even after it is enabled again", async () => {
    const site = await startWithInvitedUser();
    const admin = site.browser();
    await admin.signIn();
    await admin.call("POST", `/users/${site.invited.user.id}/disable`);
    await admin.call("POST", `/users/${site.invited.user.id}/enable`);
    await site.deliver();
    expect(site.smtp.mails).toEqual([]);
    expect(await site.links()).toBe(0);
  });

  test("AUSR-01 SURV-03 failed attempts to mail leave no links; one mail is sent when the mail server works again", async () => {
    const site = await startWithInvitedUser();
    site.atPort(9);
    for (let tries = 0; tries < 3; tries++) {
      await site.deliver();
      site.clock.now += minutes(1);
    }
    expect(await site.links()).toBe(1); // the link that was shown on the screen
    site.atPort(site.smtp.port);
    await site.deliver();
    expect(site.smtp.mails).toHaveLength(1);
    expect(await site.links()).toBe(2);
    expect(await site.arrive(site.tokenOf(site.smtp.mails[0]?.text))).toBe(200);
    expect(await site.arrive(site.shown)).toBe(404);
  });

  test("AUSR-01 SEC-05 a reset link is not mailed more than an hour after it was made", async () => {
    const site = await startWithInvitedUser();
    await site.arrive(site.shown);
    const admin = site.browser();
    await admin.signIn();
    await admin.call("POST", `/users/${site.invited.user.id}/link`);
    site.clock.now += minutes(61);
    await site.deliver();
    expect(site.smtp.mails).toEqual([]);
    expect(await site.signsIn(chosen)).toBe(200);
  });
});
