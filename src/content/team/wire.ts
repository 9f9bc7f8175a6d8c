import { z } from "zod";
import {
  dayField,
  defineWire,
  emailField,
  flagField,
  imageField,
  linkField,
  longTextField,
  orderField,
  textField,
  textListField,
} from "../../kernel/wire.ts";
import type { Member, MemberInput, MemberRecord } from "./schema.ts";

/** The body of a create or update; every field may be left out, and no field is required (ADM-08). */
export const memberBody = z
  .object({
    name: textField(),
    position: textField(),
    department: textField(),
    bio: longTextField,
    email: emailField,
    phone: textField(60),
    linkedin: linkField,
    image: imageField,
    experience: textField(),
    specialty: textField(),
    achievements: textListField,
    skills: textListField,
    isActive: flagField,
    order: orderField,
    joinDate: dayField,
  })
  .partial();

/** Members travel under their own names; requirement API-01, spec section 3. */
export const memberWire = defineWire<Member>({
  name: "name",
  position: "position",
  department: "department",
  bio: "bio",
  email: "email",
  phone: "phone",
  linkedin: "linkedin",
  image: "image",
  experience: "experience",
  specialty: "specialty",
  achievements: "achievements",
  skills: "skills",
  isActive: "isActive",
  order: "order",
  joinDate: "joinDate",
});

/** A member as it comes over the wire. */
export type MemberAnswer = { id: number; version: number };

export function readMember(answer: MemberAnswer): MemberRecord {
  const fields = memberWire.fromWire(answer) as MemberInput; // the wire edge: the server sends every field
  return { ...fields, id: answer.id, version: answer.version };
}

/** What a create or an update sends. */
export function memberBodyOf(member: MemberInput): z.input<typeof memberBody> {
  return {
    name: member.name,
    position: member.position,
    department: member.department,
    bio: member.bio,
    email: member.email,
    phone: member.phone,
    linkedin: member.linkedin,
    image: member.image,
    experience: member.experience,
    specialty: member.specialty,
    achievements: member.achievements,
    skills: member.skills,
    isActive: member.isActive,
    order: member.order,
    joinDate: member.joinDate,
  };
}
