import { join } from "node:path";
import { expect, test } from "@playwright/test";
import Database from "better-sqlite3";
import { SMTPServer } from "smtp-server";
import { freePort } from "../../scripts/test-database.ts";
import { startSite } from "../support/site-process.ts";

const request = (name: string) => ({
  name,
  phone: "0551234567",
  email: `${name}@mail.example`,
  message: "",
});

test("SURV-03 with the mail server away the visitor gets 201 at once, and each mail goes out once after its return", async () => {
  const port = await freePort();
  const site = await startSite({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      let mail = "";
      stream.on("data", (part: Buffer) => {
        mail += part;
      });
      stream.on("end", () => {
        const [, id = ""] = /^message-id: (.*)$/im.exec(mail) ?? [];
        taken.push(`${session.envelope.rcptTo[0]?.address} ${id.trim()}`);
        done();
      });
    },
  });
  try {
    const start = Date.now();
    expect((await site.call("POST", "/api/project-requests", request("noura"))).status).toBe(201);
    expect(Date.now() - start).toBeLessThan(5000);
    // The server has tried more than once without success.
    await expect.poll(() => attempts(site.dataDir), { timeout: 30_000 }).toBeGreaterThan(2);
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    await expect.poll(() => taken.length, { timeout: 60_000 }).toBe(2);
    // The next mail is sent at once, and the first is not sent again with it.
    await site.call("POST", "/api/project-requests", request("sara"));
    await expect.poll(() => taken.length, { timeout: 20_000 }).toBe(4);
    expect(taken.map((mail) => mail.split(" ")[0]).sort()).toEqual([
      "hello@shurfa.example",
      "hello@shurfa.example",
      "noura@mail.example",
      "sara@mail.example",
    ]);
    expect(new Set(taken).size).toBe(4);
  } finally {
    await site.remove();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
});

/** The lowest number of tries among the messages of the outbox. */
function attempts(dataDir: string): number {
  const database = new Database(join(dataDir, "shurfa.db"), { readonly: true });
  const row = database.prepare("select min(attempts) as least from outbox").get() as { least: number | null };
  database.close();
  return row.least ?? 0;
}
