import type { MemberInput, MemberRecord } from "./schema.ts";
import { text } from "./team-admin.text.ts";

const { form: words } = text;

/** What the form holds of a member. */
export function inputOf({ id: _id, version: _version, ...input }: MemberRecord): MemberInput {
  return input;
}

/** The names of the fields, which are those of the wire as well; for the merge and the history. */
export const labels = {
  name: words.name,
  position: words.position,
  department: text.department,
  bio: words.bio,
  email: words.email,
  phone: words.phone,
  linkedin: words.linkedin,
  image: words.image,
  experience: text.experience,
  specialty: text.specialty,
  achievements: words.achievements,
  skills: text.skills,
  isActive: words.visibility,
  order: words.order,
  joinDate: words.joinDate,
};

/** What the history says in place of a stored value. */
export function historyWords(wireName: string, value: unknown): string | undefined {
  return wireName === "isActive" ? (value ? text.active : text.inactive) : undefined;
}
