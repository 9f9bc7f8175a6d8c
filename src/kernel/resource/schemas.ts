import { type ZodObject, type ZodType, z } from "zod";
import type { Refine } from "./field.ts";
import { answeredFields, type Resource, writtenFields } from "./resource.ts";
import { wireNameOf } from "./wire.ts";

// In the browser Zod must not compile its checks, because the content security policy refuses and reports even the attempt.
if (typeof document !== "undefined") z.config({ jitless: true });

type BodySchemas = {
  /** The required and optional fields of a create. */
  create: ZodObject;
  /** The fields of an update, all optional. */
  update: ZodObject;
};

/** An id that the caller makes from its clock, as text or number; if missing or empty, the server makes one. APRJ-03 */
const ownId = z.preprocess(
  (id) => (id === "" || id === null ? undefined : typeof id === "number" ? String(id) : id),
  z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
);

/**
 * The bodies of a resource, in the names of calls, without defaults.
 */
export function bodySchemas(
  resource: Pick<Resource, "fields" | "wireNames" | "id">,
  refine: Refine = (schema) => schema,
): BodySchemas {
  const shape: Record<string, ZodType> = {};
  const aliases: Record<string, ZodType> = {};
  const required: Record<string, true> = {};
  for (const [name, field] of writtenFields(resource)) {
    const schema = refine(field.schema(z, refine), field);
    const wireName = wireNameOf(resource, name);
    shape[wireName] = schema;
    for (const alias of field.options.aliases ?? []) aliases[alias] = schema;
    if (field.options.required) required[wireName] = true;
  }
  const update = z.object({ ...shape, ...aliases }).partial();
  const create = resource.id === "text" ? update.extend({ id: ownId }) : update;
  return { update, create: create.required(required) };
}

/** An answer of the resource, in the names of calls. */
export function answerSchema(resource: Pick<Resource, "fields" | "wireNames" | "id">): ZodObject {
  const shape = answeredFields(resource).map(([name, field]) => [
    wireNameOf(resource, name),
    field.wire?.schema(z) ?? field.schema(z),
  ]);
  return z.object({
    id: resource.id === "integer" ? z.number().int() : z.string(),
    ...Object.fromEntries(shape),
    version: z.number().int(),
  });
}
