import faqs from "../seeds/faqs.json";
import reviews from "../seeds/reviews.json";
import team from "../seeds/team.json";
import { blankFaq } from "./content/faqs/schema.ts";
import { faqsTable } from "./content/faqs/store.server.ts";
import { blankMember } from "./content/team/schema.ts";
import { teamTable } from "./content/team/store.server.ts";
import { blankReview } from "./content/testimonials/schema.ts";
import { reviewsTable } from "./content/testimonials/store.server.ts";
import { storedPhone } from "./kernel/phone.server.ts";
import { createRecord, type Write } from "./kernel/write.server.ts";

/** The team, what clients said, and the questions; their ids count up as the files name them. */
export async function seedPeople(write: Write) {
  for (const { id: _, ...member } of team) {
    const phone = storedPhone(member.phone);
    await createRecord(write, teamTable, { ...blankMember(0, "", ""), ...member, phone });
  }
  for (const { id: _, ...review } of reviews) {
    await createRecord(write, reviewsTable, { ...blankReview(0, ""), ...review });
  }
  for (const { id: _, ...faq } of faqs) {
    await createRecord(write, faqsTable, { ...blankFaq(0), ...faq });
  }
}
