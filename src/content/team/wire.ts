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
import type { Member } from "./schema.ts";

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
