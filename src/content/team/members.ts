import { choice } from "../../kernel/resource/kinds/choice.ts";
import { day } from "../../kernel/resource/kinds/day.ts";
import { email } from "../../kernel/resource/kinds/email.ts";
import { flag } from "../../kernel/resource/kinds/flag.ts";
import { link } from "../../kernel/resource/kinds/link.ts";
import { number } from "../../kernel/resource/kinds/number.ts";
import { paragraphs } from "../../kernel/resource/kinds/paragraphs.ts";
import { phone } from "../../kernel/resource/kinds/phone.ts";
import { picture } from "../../kernel/resource/kinds/picture.ts";
import { position } from "../../kernel/resource/kinds/position.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import { texts } from "../../kernel/resource/kinds/texts.ts";
import {
  type AnsweredOf,
  defineResource,
  type RecordOf,
  shownFields,
} from "../../kernel/resource/resource.ts";
import { departments } from "./team.text.ts";
import { text as words } from "./team-admin.text.ts";

export const portraits = [
  "greenHijab",
  "whiteGhutra",
  "lavenderHijab",
  "redShemagh",
  "sandHijab",
  "headset",
] as const;
export type Portrait = (typeof portraits)[number];

/** The members of the agency's team; requirements API-01, ATEAM-01, ATEAM-02. */
export const members = defineResource({
  name: "team_members",
  path: "team-members",
  screen: "team",
  words,
  fields: {
    name: text({ isTitle: true, searched: true }),
    position: text({ searched: true }),
    department: text({ initial: departments[0] }),
    bio: paragraphs(),
    email: email(),
    phone: phone(),
    /** Address of the profile, empty for none. */
    linkedin: link(),
    image: picture({ ratio: 4 / 5 }),
    /** The drawn bust of the member on the balcony, and on the card without a photograph; null for none. */
    portrait: choice(portraits, { empty: "null" }),
    /** What visitors read in place of the years; calls also answer both as `experience`. */
    experience: text({ wireName: "experienceWords" }),
    specialty: text(),
    achievements: texts(),
    skills: texts(),
    isActive: flag(),
    order: position({ column: "display_order" }),
    joinDate: day({ initial: "today", empty: "unchanged" }),
    /** Years of experience. */
    years: number({ min: 1, max: 60, empty: "null" }),
  },
  wireNames: "camelCase",
  anonymousSees: { isActive: true },
  filters: ["department", "isActive"],
  sortedBy: ["order"],
  onSite: true,
  area: "site",
  // Not treated as personal data, since members agree to publish it, as on a business card.
  holds: "house",
});

export type Member = RecordOf<typeof members>;
/** A member as the API answers it. */
export type MemberRecord = AnsweredOf<typeof members>;

const inPeople = ["name", "position", "image"] as const;

/** What a list of people shows of a member. */
export const shownInPeople = shownFields(members, inPeople);
export type MemberInPeople = Pick<Member, (typeof shownInPeople)[number]>;

/** What the public pages show of a member; nothing else reaches them. */
export const shownOfMember = shownFields(members, [
  ...inPeople,
  "department",
  "bio",
  "email",
  "phone",
  "linkedin",
  "portrait",
  "experience",
  "years",
  "specialty",
  "achievements",
  "skills",
]);
export type ShownMember = Pick<Member, (typeof shownOfMember)[number]>;
