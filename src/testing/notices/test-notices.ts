import { authenticate, startSession } from "../../accounts/sessions/session.server.ts";
import { createUser, setDisabled } from "../../accounts/users/store.server.ts";
import { deliverMail } from "../../admin/mail/deliver-mail.server.ts";
import { deliverPush } from "../../admin/push/deliver-push.server.ts";
import { createApi } from "../../api.server.ts";
import { sendDigests, sendHeld, teller } from "../../content/sales/notices/tell.server.ts";
import { ringDue } from "../../content/sales/tasks/reminders-store.server.ts";
import { saveSettings } from "../../content/settings/store.server.ts";
import { deliverDue } from "../../kernel/background/outbox.server.ts";
import { write } from "../../kernel/db/write.server.ts";
import { type Session, system } from "../../kernel/process/kernel.server.ts";
import type { StaffRole } from "../../kernel/roles.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { type databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { smtpServer } from "../../kernel/testing/test-smtp.ts";

export const visitor = {
  name: "نورة الشمري",
  company_name: "ركن الضيافة",
  phone: "0551234567",
  email: "noura@mail.example",
  message: "متجر للعسل",
};

/**
 * A site with a clock, a mail server, and people: Sara, an owner whose address is the notification address, Khaled of the sales,
 * Huda who edits the site and may not read sales, and Majed, who was disabled.
 */
export async function noticesSite(
  database?: (typeof databases)[number],
  environment: Record<string, string> = {},
) {
  const clock = { now: Date.parse("2026-11-29T12:00:00+03:00") }; // a Sunday
  const smtp = await smtpServer();
  let session: Session = testSession;
  const kernel = await testKernel({
    ...(database && { database }),
    now: () => new Date(clock.now),
    authenticate: async (kernel, request) =>
      request.headers.has("cookie")
        ? authenticate(kernel, request)
        : { ...session, reauthenticatedAt: kernel.now().toISOString() },
    environment: { RATE_LIMIT: "off", SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, ...environment },
  });
  const call = caller(createApi(kernel));
  const addUser = (name: string, access: StaffRole) =>
    write(kernel, system, (tx) =>
      createUser(tx, { name, email: `${access}${name.length}@mail.example`, access, passwordHash: "-" }),
    );
  const sara = await addUser("سارة", "owner");
  const khaled = await addUser("خالد الحربي", "sales");
  const huda = await addUser("هدى", "editor");
  const majed = await addUser("ماجد علي", "sales");
  await write(kernel, system, async (tx) => {
    await setDisabled(tx, majed.id, true);
    await saveSettings(tx, { notificationEmails: [sara.email, "desk@mail.example"] });
  });
  const site = {
    kernel,
    call,
    addUser,
    clock,
    smtp,
    sara,
    khaled,
    huda,
    majed,
    /** The next calls are those of this person. */
    as: ({ id, name, email, access }: typeof sara) => {
      session = { ...testSession, user: { ...testSession.user, id, name, email, access } };
      return call;
    },
    /** A browser with a session of its own, which a person begins in it. */
    browser() {
      let cookie = "";
      const url = "http://localhost:3000/admin";
      return {
        async signIn(person: typeof sara) {
          const { setCookie } = await startSession(kernel, person, new Request(url, { headers: { cookie } }));
          cookie = setCookie.split(";")[0] ?? "";
        },
        /** As after twelve hours, when the cookie has run out. */
        loseCookie: () => (cookie = ""),
        call: (method: string, path: string, body?: unknown) =>
          call(method, path, body, { headers: { cookie } }),
      };
    },
    /** A round of the timer and of the outbox. */
    async look() {
      await ringDue(kernel);
      await teller(kernel)();
      await sendHeld(kernel);
      await sendDigests(kernel);
      for (let round = 0; round < 2; round++) await deliverDue(kernel, deliverMail);
      await deliverDue(kernel, deliverPush(), "pushes");
    },
    /** The subjects of the mails to a person since the last call. */
    mailsTo({ email }: { email: string }) {
      const sent = smtp.mails.filter(({ to }) => to?.some(({ address }) => address === email));
      const fresh = sent.filter((mail) => !read.has(mail));
      for (const mail of fresh) read.add(mail);
      return fresh;
    },
    subjectsTo: (person: { email: string }) => site.mailsTo(person).map(({ subject }) => subject),
    pass: (minutes: number) => (clock.now += minutes * 60_000),
  };
  const read = new Set<unknown>();
  await site.look(); // from now on people are told
  clock.now += 1000;
  return site;
}
