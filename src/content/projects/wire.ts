import { z } from "zod";
import { parseNumber } from "../../kernel/arabic.ts";
import {
  dateField,
  defineWire,
  imageField,
  longTextField,
  orderField,
  percentageField,
  priceField,
  referenceField,
  textField,
  type Wire,
} from "../../kernel/wire.ts";
import {
  normalStatus,
  type Project,
  type ProjectInput,
  type ProjectRecord,
  projectCategories,
} from "./schema.ts";

/** The id that the client makes of its clock, as text or number; left out or empty, the server makes one. */
const idField = z.preprocess(
  (id) => (id === "" || id === null ? undefined : typeof id === "number" ? String(id) : id),
  z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
);

/** The body of an update; every field may be left out, and no field is required (ADM-08). */
export const projectChanges = z
  .object({
    title: textField(),
    summary: textField(500),
    description: longTextField,
    category: z.enum(projectCategories),
    status: textField(60),
    completion: percentageField,
    value: textField(100),
    valueAmount: priceField,
    duration: textField(100),
    location: textField(),
    client: textField(),
    clientId: referenceField,
    image: imageField,
    imageAlt: textField(300),
    gallery: z.array(z.object({ image: imageField, caption: textField(300) })).max(50),
    startDate: dateField,
    endDate: dateField,
    order: orderField,
  })
  .partial();

/** The body of a create: an update's, and the id of the client's making; requirement APRJ-03. */
export const projectBody = projectChanges.extend({ id: idField });

const fields = defineWire<Project>({
  title: "title",
  summary: "summary",
  description: "description",
  category: "category",
  status: "status",
  completion: "completion",
  value: "value",
  valueAmount: "valueAmount",
  duration: "duration",
  location: "location",
  client: "client",
  clientId: "clientId",
  image: "image",
  imageAlt: "imageAlt",
  gallery: "gallery",
  startDate: "startDate",
  endDate: "endDate",
  order: "order",
});

export const projectWire: Wire<Project> = {
  ...fields,
  fromWire(body) {
    const project = fields.fromWire(body);
    if (typeof body.id === "string") project.id = body.id;
    if (project.status !== undefined) project.status = normalStatus(project.status);
    // A filter arrives as text; what is no number is no client's.
    if (typeof project.clientId === "string") project.clientId = parseNumber(project.clientId) ?? 0;
    // An emptied field means the default; requirement APRJ-03.
    if (project.completion === null) project.completion = 0;
    return project;
  },
};

/** A project as it comes over the wire. */
export type ProjectAnswer = { id: string; version: number };

export function readProject(answer: ProjectAnswer): ProjectRecord {
  const values = fields.fromWire(answer) as ProjectInput; // the wire edge: the server sends every field
  return { ...values, id: answer.id, version: answer.version };
}

/** What an update sends, and a create beside the id: every field of a project. */
export function projectBodyOf(project: ProjectInput): z.input<typeof projectChanges> {
  return {
    title: project.title,
    summary: project.summary,
    description: project.description,
    category: project.category,
    status: project.status,
    completion: project.completion,
    value: project.value,
    valueAmount: project.valueAmount,
    duration: project.duration,
    location: project.location,
    client: project.client,
    clientId: project.clientId,
    image: project.image,
    imageAlt: project.imageAlt,
    gallery: project.gallery,
    startDate: project.startDate,
    endDate: project.endDate,
    order: project.order,
  };
}

/** A client as the clients' call answers it, as far as a project's form names it. */
export type ClientChoice = { id: number; name: string; company: string };
