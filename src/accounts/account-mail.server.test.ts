import { expect, test } from "vitest";
import { deliverDue } from "../kernel/outbox.server.ts";
import { smtpServer } from "../kernel/test-smtp.ts";
import { deliverAccountMail } from "./account-mail.server.ts";
import { accountsSite, databases } from "./test-accounts.ts";

test.each(databases)(
  "AUSR-01 an invitation is mailed with a link of its own, whose token was never stored, on %s",
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
    const { body } = await admin.call("POST", "/users", { name: "هند", email: "hind@example.com" });
    expect(body.mailed).toBe(true);
    await deliverDue(kernel, deliverAccountMail);
    const [mail] = smtp.mails;
    expect(mail?.to?.map(({ address }) => address)).toEqual(["hind@example.com"]);
    expect(mail?.subject).toBe("دعوة إلى لوحة إدارة شُرفة");
    expect(mail?.html).toContain("ليلى &#60;b&#62;");
    const [, token = ""] = /#welcome=([\w-]{43})/.exec(mail?.text ?? "") ?? [];
    const outbox = JSON.stringify(await kernel.db.selectFrom("outbox").selectAll().execute());
    expect(outbox).not.toMatch(/hind@|welcome/);
    expect(outbox).not.toContain(token);
    // Both links work until one is used; then both are dead.
    const [, shown = ""] = body.link.split("#welcome=");
    expect(token).not.toBe(shown);
    const arrive = (value: string) =>
      browser().call("POST", "/auth/link/arrive", { token: value, password: "كلمة سر هند الطويلة" });
    expect((await arrive(token)).status).toBe(200);
    expect((await arrive(shown)).status).toBe(404);
  },
);
