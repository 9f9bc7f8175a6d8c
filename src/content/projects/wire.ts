import { z } from "zod";
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
import { normalStatus, type Project, projectCategories } from "./schema.ts";

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
    // An emptied field means the default; requirement APRJ-03.
    if (project.completion === null) project.completion = 0;
    return project;
  },
};
