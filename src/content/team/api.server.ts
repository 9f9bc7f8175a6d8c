import { composed } from "../../kernel/resource/composed.server.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import { serveResource } from "../../kernel/resource/serve-resource.server.ts";
import { experienceIn, experienceOf } from "./experience.ts";
import { type Member, members } from "./members.ts";
import { teamTable } from "./store.server.ts";

/** `experience` of calls: the words of a member's years, or others in their place. Requirement ATEAM-01; decision 84. */
const experienceMember = composed<Member>({
  name: "experience",
  before: "experience",
  field: text(),
  of: ["experience", "years"],
  compose: ({ experience = "", years = null }) => experienceOf({ experience, years }),
  read(said, stored) {
    const read = experienceIn(String(said));
    // Words that say no more than before keep the years.
    return stored && read.experience === stored.experience && read.experience !== "" ? {} : read;
  },
});

export const teamApi = serveResource(members, { table: teamTable, composed: [experienceMember] });
