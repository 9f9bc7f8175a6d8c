import { kindWords } from "../../accounts/notices/notices.text.ts";
import { newsKey } from "../../content/sales/notices/news.ts";
import { newsOf, type ToldNews } from "../../content/sales/notices/news-of.server.ts";
import { readNotices } from "../../content/sales/notices/notices-store.server.ts";
import type { Noticed } from "../../content/sales/notices/recipients.server.ts";
import { readArrivals } from "../../content/sales/requests/arrivals/arrivals.server.ts";
import { notesTable, projectRequestsTable } from "../../content/sales/requests/store.server.ts";
import type { MailLine, MailParts } from "../../kernel/background/mail-parts.ts";
import { sendMail } from "../../kernel/background/mailer.server.ts";
import type { Deliver } from "../../kernel/background/outbox.server.ts";
import { findRecord } from "../../kernel/db/records.server.ts";
import type { NoticeKind } from "../../kernel/notices.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { ownOrigin } from "../../kernel/process/own-origin.server.ts";
import { displayPhone, formatDateTime, hasNumber, telLink } from "../../kernel/text/format.ts";
import { noticeIntros, noticeSubjects, noticeMailText as text } from "./notice-mail.text.ts";
import { detailsOf } from "./request-mail.server.ts";
import { senders } from "./senders.text.ts";

const mostListed = 20;

/**
 * Mails a person what happened: one piece of news with what is known of it, or all that arrived in quiet hours as a list. What they have
 * seen meanwhile, may not read any more or is gone is left out, and nobody who was disabled is written to. NOTICE-01
 */
export const deliverNotice: Deliver = async (kernel, { payload, messageId }) => {
  const { person, told = [] } = (await noticesTold(kernel, Number(payload.user), String(payload.ids))) ?? {};
  const [only] = told;
  if (!person || !only) return;
  const agency = await kernel.agencyName();
  const said = {
    heading: text.collected(told.length),
    intro: text.collectedIntro,
    footer: text.whyCollected(agency),
  };
  const body = told.length === 1 ? await aboutOne(kernel, only, agency) : listed(kernel, told, said);
  await send(kernel, person, agency, { body, messageId });
};

/** Mails a person what they have not read yet; nothing where there is nothing. NOTICE-01 */
export const deliverDigest: Deliver = async (kernel, { payload, messageId }) => {
  const found = await newsTo(kernel, Number(payload.user));
  if (!found || found.news.length === 0) return;
  const { person, news } = found;
  const agency = await kernel.agencyName();
  const body = listed(kernel, news, {
    heading: text.digest(news.length),
    intro: text.digestIntro,
    footer: text.whyDigest(agency),
  });
  await send(kernel, person, agency, { body, messageId });
};

/** Those of a person's notices, by their ids, that are still news to them, newest first. */
export async function noticesTold(kernel: Kernel, userId: number, ids: string) {
  const found = await newsTo(kernel, userId);
  if (!found) return undefined;
  const { person, news } = found;
  const notices = await readNotices(kernel.reads, person.id, ids.split(",").map(Number));
  const asked = new Set(notices.map(newsKey));
  return { person, told: news.filter((one) => asked.has(newsKey(one))) };
}

/** What is news to a person now; undefined for nobody who can be told. */
async function newsTo(
  kernel: Kernel,
  userId: number,
): Promise<{ person: Noticed; news: ToldNews[] } | undefined> {
  const read = await readArrivals(kernel);
  const person = read.people.find(({ id }) => id === userId);
  return person && { person, news: newsOf(read, person) };
}

type Headed = MailParts & { heading: string };

/** The heading is the subject too. */
const send = (
  kernel: Kernel,
  { email }: Noticed,
  agency: string,
  { body, messageId }: { body: Headed; messageId: string },
) => sendMail(kernel, { to: [email], sender: senders.desk(agency), subject: body.heading, messageId, body });

async function aboutOne(kernel: Kernel, news: ToldNews, agency: string): Promise<Headed> {
  const request =
    news.requestId === undefined
      ? undefined
      : await findRecord(kernel.reads, projectRequestsTable, news.requestId);
  const note =
    news.noteId === undefined ? undefined : await findRecord(kernel.reads, notesTable, news.noteId);
  const origin = ownOrigin(kernel.config);
  const phone: MailLine[] =
    request && hasNumber(request.phone)
      ? [[text.phone, displayPhone(request.phone), telLink(request.phone)]]
      : [];
  const details = news.kind === "request" && request ? detailsOf(request) : undefined;
  return {
    heading: noticeSubjects[news.kind](news),
    intro: noticeIntros[news.kind](news),
    lines: details?.lines ?? [[text.when, formatDateTime(news.at)], ...phone],
    ...(details && { quote: details.quote }),
    ...(note && { quote: { label: text.note, words: note.body }, closing: text.internal }),
    link: { words: text.open, address: origin + news.path },
    footer: text.why(kindWords[news.kind].title, agency),
    choices: choicesOf(origin, news.kind),
  };
}

/** A list of news, each with what it is, its name and its address. */
function listed(
  kernel: Kernel,
  news: readonly ToldNews[],
  said: { heading: string; intro: string; footer: string },
): Headed {
  const origin = ownOrigin(kernel.config);
  const rest = news.length - mostListed;
  return {
    ...said,
    lines: news
      .slice(0, mostListed)
      .map(({ kind, title, path }) => [kindWords[kind].title, title, origin + path] as const),
    ...(rest > 0 && { closing: text.more(rest) }),
    link: { words: text.openAll, address: `${origin}/admin` },
    choices: choicesOf(origin),
  };
}

const choicesOf = (origin: string, kind?: NoticeKind) => [
  { words: text.choose, address: `${origin}/admin/notices` },
  ...(kind ? [{ words: text.stop, address: `${origin}/admin/notices?stop=${kind}` }] : []),
];
