import { z } from "zod";
import {
  dayField,
  flagField,
  imageField,
  longTextField,
  textField,
  textListField,
  type Wire,
  wholeNumberField,
} from "../../kernel/wire.ts";
import type { Review, ReviewInput, ReviewRecord } from "./schema.ts";

/**
 * The names that the original sends in place of the screen's, because it keeps reviews in the shape of team members.
 * Answers carry the screen's names; a body may use either, and the mapped name wins; requirement ATEST-02.
 */
const mapped: { readonly [wireName: string]: keyof ReviewInput } = {
  name: "clientName",
  position: "clientPosition",
  department: "company",
  bio: "testimonialText",
  image: "clientImage",
  experience: "projectValue",
  specialty: "projectName",
  ordering: "order",
  joinDate: "date",
};

const screenNames = [
  "clientName",
  "clientPosition",
  "company",
  "projectName",
  "projectValue",
  "projectDuration",
  "testimonialText",
  "rating",
  "date",
  "clientImage",
  "projectImage",
  "category",
  "projectId",
  "achievements",
  "skills",
  "isActive",
  "order",
] as const satisfies readonly (keyof ReviewInput)[];

// 0 is allowed here, an exception; requirement ADM-08.
const orderingField = wholeNumberField(0, 1_000_000).nullable();
const orGeneral = (value: unknown) =>
  value === null || (typeof value === "string" && value.trim() === "") ? "general" : value;
const idText = (value: unknown) => (typeof value === "number" ? String(value) : value === "" ? null : value);

const screenBody = z.object({
  clientName: textField(),
  clientPosition: textField(),
  company: textField(),
  projectName: textField(),
  projectValue: textField(),
  projectDuration: textField(),
  testimonialText: longTextField,
  rating: wholeNumberField(1, 5, "rating"),
  date: dayField,
  clientImage: imageField,
  projectImage: imageField,
  category: z.preprocess(orGeneral, textField(60)),
  projectId: z.preprocess(idText, textField(60).nullable()),
  achievements: textListField,
  skills: textListField,
  isActive: flagField,
  order: orderingField,
});

/** The body of a create or update; every field may be left out. The empty contact fields of the original are dropped. */
export const reviewBody = screenBody
  .extend({
    name: screenBody.shape.clientName,
    position: screenBody.shape.clientPosition,
    department: screenBody.shape.company,
    bio: screenBody.shape.testimonialText,
    image: screenBody.shape.clientImage,
    experience: screenBody.shape.projectValue,
    specialty: screenBody.shape.projectName,
    ordering: screenBody.shape.order,
    joinDate: screenBody.shape.date,
  })
  .partial();

export const reviewWire: Wire<Review> = {
  toWire(review) {
    const fields = screenNames.map((name) => [name, review[name]] as const);
    return { id: review.id, ...Object.fromEntries(fields), version: review.version };
  },
  fromWire(body) {
    const fields: Record<string, unknown> = {};
    for (const name of screenNames) if (body[name] !== undefined) fields[name] = body[name];
    for (const [name, field] of Object.entries(mapped))
      if (body[name] !== undefined) fields[field] = body[name];
    return fields as Partial<Review>; // the wire edge: the body was parsed by the schema above
  },
  fieldOf: (name) => (name === "id" ? name : (mapped[name] ?? screenNames.find((field) => field === name))),
  nameOf: (field) => screenNames.find((name) => name === field),
};

/** A review as it comes over the wire, under the names of the screen. */
export type ReviewAnswer = { id: number; version: number };

export function readReview(answer: ReviewAnswer): ReviewRecord {
  const fields = reviewWire.fromWire(answer) as ReviewInput; // the wire edge: the server sends every field
  return { ...fields, id: answer.id, version: answer.version };
}

/**
 * What a create or an update sends: the mapped body, in the shape of a team member, and the fields that it has no name for;
 * ATEST-02. The project is named where there is one, or was one.
 */
export function reviewBodyOf(review: ReviewInput, before?: Pick<ReviewInput, "projectId"> | null) {
  const names = review.projectId !== null || (before?.projectId ?? null) !== null;
  return {
    name: review.clientName,
    position: review.clientPosition,
    department: review.company,
    bio: review.testimonialText,
    email: "",
    phone: "",
    linkedin: "",
    image: review.clientImage,
    experience: review.projectValue,
    specialty: review.projectName,
    achievements: review.achievements,
    skills: review.skills,
    isActive: review.isActive,
    ordering: review.order,
    joinDate: review.date,
    rating: review.rating,
    projectDuration: review.projectDuration,
    projectImage: review.projectImage,
    category: review.category,
    ...(names && { projectId: review.projectId }),
  } satisfies z.input<typeof reviewBody> & { email: ""; phone: ""; linkedin: "" };
}
