import faqSeeds from "../../seeds/faqs.json";
import reviewSeeds from "../../seeds/reviews.json";
import team from "../../seeds/team.json";
import { faqs } from "../content/faqs/faqs.ts";
import { faqsTable } from "../content/faqs/store.server.ts";
import { members } from "../content/team/members.ts";
import { teamTable } from "../content/team/store.server.ts";
import { reviews } from "../content/testimonials/reviews.ts";
import { reviewsTable } from "../content/testimonials/store.server.ts";
import { createRecord, type Write } from "../kernel/db/write.server.ts";
import { blankOf, seededOf } from "../kernel/resource/resource.ts";
import { storedPhone } from "../kernel/text/phone.server.ts";

/** Stores the team and the testimonials, in the order of their files, so that they get the ids that the files name. */
export async function seedPeople(tx: Write) {
  for (const { id: _, ...member } of team) {
    const phone = storedPhone(member.phone);
    await createRecord(tx, teamTable, { ...seededOf(members, member), phone });
  }
  for (const { id: _, ...review } of reviewSeeds) {
    await createRecord(tx, reviewsTable, { ...blankOf(reviews), ...review });
  }
}

/** Stores the questions in the order of their file, so that they get the ids that it names. */
export async function seedFaqs(tx: Write) {
  for (const { id: _, ...faq } of faqSeeds) {
    await createRecord(tx, faqsTable, { ...blankOf(faqs), ...faq });
  }
}
