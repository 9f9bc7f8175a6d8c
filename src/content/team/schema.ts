import type { Stored } from "../../kernel/stored.ts";

export type MemberInput = {
  name: string;
  position: string;
  department: string;
  bio: string;
  email: string;
  /** Stored as E.164 where it can be read as a number; requirement AR-03. */
  phone: string;
  /** Address of the profile, empty for none. */
  linkedin: string;
  /** Path of an uploaded picture. */
  image: string | null;
  /** Free text such as «14 years». */
  experience: string;
  specialty: string;
  achievements: string[];
  skills: string[];
  isActive: boolean;
  /** Place in lists from 1; missing sorts last. */
  order: number | null;
  /** The day, `2020-02-02`. */
  joinDate: string;
};
export type Member = MemberInput & Stored;
/** A member as the calls answer it: without the times of its row. */
export type MemberRecord = MemberInput & Pick<Member, "id" | "version">;

/** What the public pages show of a member; nothing else reaches them. */
export const shownOfMember = [
  "id",
  "name",
  "position",
  "department",
  "bio",
  "email",
  "phone",
  "linkedin",
  "image",
  "experience",
  "specialty",
  "achievements",
] as const satisfies readonly (keyof Member)[];
export type ShownMember = Pick<Member, (typeof shownOfMember)[number]>;

/** A new member before anything is typed; requirements ADM-05, ATEAM-02. `today` is the day in Riyadh. */
export function blankMember(count: number, today: string, department: string): MemberInput {
  return {
    name: "",
    position: "",
    department,
    bio: "",
    email: "",
    phone: "",
    linkedin: "",
    image: null,
    experience: "",
    specialty: "",
    achievements: [],
    skills: [],
    isActive: true,
    order: count + 1,
    joinDate: today,
  };
}
