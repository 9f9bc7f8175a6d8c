import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { describe, expect, onTestFinished, test } from "vitest";
import { type SiteProcess, startSite } from "../e2e/support/site-process.ts";
import { createApi } from "../src/api.server.ts";
import { takeUpMails } from "../src/content/sales/requests/answers/take-up-store.server.ts";
import { imapSource } from "../src/kernel/background/mailbox/imap-source.server.ts";
import { checkMailbox } from "../src/kernel/doctor/check-mailbox.server.ts";
import { contextWith, told } from "../src/kernel/doctor/test-check-context.ts";
import { parseConfig } from "../src/kernel/process/config.server.ts";
import { caller } from "../src/kernel/testing/test-api.ts";
import { testKernel, testSession } from "../src/kernel/testing/test-kernel.ts";
import { dovecot, ready, startDovecot } from "./dovecot.ts";

/* The agency's mailbox on Dovecot of Debian (`apt-get install dovecot-imapd`), over the real protocol. */

const person = { name: "نورة", phone: "0551234567", email: "noura@mail.example", message: "متجر" };

let made = 0;
const mailOf = (text: string, from = person.email, more = "") =>
  `From: ${from}\nTo: office@shurfa.example\nMessage-ID: <m${++made}@mail.example>\n${more}Content-Type: text/plain; charset=utf-8\n\n${text}\n`;

const open = async (url: string) => {
  const kernel = await testKernel({
    session: testSession,
    environment: { RATE_LIMIT: "off", MAIL_FROM: "site@shurfa.example", IMAP_URL: url },
  });
  const call = caller(createApi(kernel));
  const { id } = (await call("POST", "/api/project-requests", person)).body;
  const config = kernel.config.imap;
  if (!config) throw new Error("IMAP_URL was not read");
  return {
    kernel,
    id,
    config,
    bodies: async (): Promise<string[]> =>
      (await call("GET", `/api/project-requests/${id}/desk`)).body.notes
        .map(({ body }: { body: string }) => body)
        .reverse(),
  };
};

describe.skipIf(!existsSync(dovecot))("the mailbox on Dovecot", () => {
  test("THREAD-01 answers come from a real mailbox once, also after it got other UIDs, and nothing in it is changed", async () => {
    const server = await startDovecot();
    await ready(server.url());
    const { kernel, config, bodies } = await open(server.url());
    const source = imapSource(config);
    onTestFinished(() => source.close());
    server.deliver([mailOf("أولى"), mailOf("ثانية")]);
    expect(await takeUpMails(kernel, source)).toBe(2);
    server.deliver([mailOf("ثالثة")]);
    expect(await takeUpMails(kernel, source)).toBe(1);
    expect(await takeUpMails(kernel, source)).toBe(0);
    const { validity } = await source.open();
    await source.close();
    server.renumber();
    expect((await source.open()).validity).not.toBe(validity);
    server.deliver([mailOf("رابعة")]);
    expect(await takeUpMails(kernel, source)).toBe(1);
    expect((await bodies()).sort()).toEqual(["أولى", "ثالثة", "ثانية", "رابعة"].sort());
    // A mail that somebody has seen has an S behind its name.
    expect(server.flags()).not.toMatch(/:2,\w*S/);
  });

  test("THREAD-01 RUN-07 SEC-08 a wrong password is told by the doctor and in the log without the credentials", async () => {
    const server = await startDovecot();
    await ready(server.url());
    const wrong = server.url("wrong-secret-word");
    const { config, kernel } = await open(wrong);
    const source = imapSource(config);
    const error: unknown = await takeUpMails(kernel, source).catch((cause: unknown) => cause);
    expect(String(error)).toContain("rejects the user or the password of IMAP_URL");
    expect(JSON.stringify([String(error), { ...(error instanceof Error && error) }])).not.toContain(
      "wrong-secret-word",
    );
    const context = (url: string) => contextWith({}, { config: parseConfig({ IMAP_URL: url }) });
    expect(told(await checkMailbox(context(wrong)))).toEqual([
      "fault The mail server rejects the user or the password of IMAP_URL.",
    ]);
    expect(told(await checkMailbox(context(server.url())))).toEqual([
      "ok The mailbox of IMAP_URL (INBOX) can be read.",
    ]);
  });

  test("THREAD-01 SURV-01 SURV-02 twenty thousand mails are taken up in bounded memory by a connection that breaks again and again, each once", async () => {
    const server = await startDovecot();
    await ready(server.url());
    const { kernel, config } = await open(server.url());
    const count = 20_000;
    server.deliver(
      Array.from({ length: count }, (_, index) => mailOf(`رسالة ${index} ${"كلام ".repeat(400)}`)),
    );
    let taken = 0;
    let breaks = 0;
    let reads = 0;
    let peak = 0;
    const before = process.memoryUsage().rss;
    const began = performance.now();
    for (;;) {
      const source = imapSource(config);
      const broken = {
        ...source,
        read: async (uid: number, most: number) => {
          peak = Math.max(peak, process.memoryUsage().rss);
          if (++reads % 1777 === 0) {
            await source.close(); // as if the process had ended here
            throw new Error("cut off");
          }
          return source.read(uid, most);
        },
      };
      try {
        await takeUpMails(kernel, broken);
        await source.close();
        break;
      } catch (error) {
        if (!String(error).includes("cut off")) throw error;
        breaks++;
      }
    }
    const rows = await kernel.reads.selectFrom("request_notes").select("body").execute();
    taken = new Set(rows.map(({ body }) => body)).size;
    const seconds = (performance.now() - began) / 1000;
    console.log({ seconds: Math.round(seconds), breaks, growth: Math.round((peak - before) / 1024 / 1024) });
    expect([rows.length, taken]).toEqual([count, count]);
    expect(breaks).toBeGreaterThan(5);
    expect((peak - before) / 1024 / 1024).toBeLessThan(250);
  }, 600_000);

  test("THREAD-01 SURV-01 a built server that is killed again and again while it reads takes each mail once, with its file", async () => {
    const server = await startDovecot();
    await ready(server.url());
    const site = await startSite({ IMAP_URL: server.url(), MAIL_FROM: "office@shurfa.example" });
    onTestFinished(() => site.remove());
    await site.call("POST", "/api/project-requests", person);
    const count = 3000;
    const file = (index: number) =>
      `--part\nContent-Type: text/plain; charset=utf-8\n\nرسالة ${index}\n--part\nContent-Type: application/pdf\nContent-Disposition: attachment; filename="a${index}.pdf"\n\n%PDF-1.4 ${index}\n--part--\n`;
    const mixed = (index: number) =>
      `From: ${person.email}\nTo: office@shurfa.example\nMessage-ID: <k${index}@mail.example>\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=part\n\n${file(index)}`;
    server.deliver(
      Array.from({ length: count }, (_, index) => (index % 150 ? mailOf(`رسالة ${index}`) : mixed(index))),
    );
    let interrupted = 0;
    for (let taken = 0, round = 0; taken < count; round++) {
      if (round === 60) throw new Error(`only ${taken} of ${count} mails after ${round} starts`);
      await site.stop("SIGKILL");
      const before = taken;
      ({ taken } = inStore(site, true));
      if (taken > before && taken < count) interrupted++;
      await site.start();
      await pause(200 + ((round * 397) % 1100));
    }
    await site.stop();
    const { taken, distinct, files } = inStore(site, false);
    expect([taken, distinct, files]).toEqual([count, count, count / 150]);
    expect(interrupted).toBeGreaterThan(3);
  }, 300_000);
});

/** What was taken up by a server that is stopped. With `isDue` the next one need not wait for the claim of the one that was killed. */
function inStore({ dataDir }: SiteProcess, isDue: boolean) {
  const store = new Database(join(dataDir, "shurfa.db"));
  const one = (query: string) => Number(store.prepare(query).pluck().get());
  const answers = "from request_notes where kind = 'contact' and body like 'رسالة %'";
  const found = {
    taken: one(`select count(*) ${answers}`),
    distinct: one(`select count(distinct body) ${answers}`),
    files: one("select count(*) from attachments where name like 'a%.pdf'"),
  };
  if (isDue) store.prepare("delete from jobs where name = 'incoming-mail'").run();
  store.close();
  return found;
}
