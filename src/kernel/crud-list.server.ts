import { z } from "zod";
import type { CrudResource } from "./crud-resource.server.ts";
import { AppError } from "./errors.ts";
import { type ApiContext, readQuery, requireSession } from "./http.server.ts";
import type { Kernel } from "./kernel.server.ts";
import type { RecordQuery } from "./records.server.ts";
import type { Stored } from "./stored.ts";

type AnyStored = Stored<number | string>;

const listQuery = z.object({
  q: z.string().max(200).optional(),
  sort: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  offset: z.coerce.number().int().min(0).optional(),
  /** The deleted records, newest first: the trash. Needs a session. */
  trash: z.literal("1").optional(),
});

/** Which records a list call asks for, in the house's names. */
export async function readListQuery<T extends AnyStored>(
  kernel: Kernel,
  resource: CrudResource<T>,
  c: ApiContext,
): Promise<RecordQuery<T>> {
  const where = await visibleTo(kernel, resource, c.req.raw);
  const raw = readQuery(c.req.raw);
  const parsed = listQuery.safeParse(raw);
  if (!parsed.success) throw new AppError("bad-request");
  const filters: Partial<T> = {};
  for (const name of resource.filters ?? []) {
    const value = raw[name];
    // `?category=all` answers everything; requirement API-01.
    if (value !== undefined && value !== "all")
      Object.assign(filters, resource.wire.fromWire({ [name]: value }));
  }
  const trash = parsed.data.trash !== undefined;
  if (trash) await requireSession(kernel, c.req.raw);
  return {
    trash,
    where: { ...filters, ...where },
    search: parsed.data.q,
    sort: parsed.data.sort?.split(",").map((name) => sortField(resource, name)),
    limit: parsed.data.limit,
    offset: parsed.data.offset,
  };
}

function sortField<T extends AnyStored>({ wire }: CrudResource<T>, name: string) {
  const field = wire.fieldOf(name.replace(/^-/, ""));
  if (!field) throw new AppError("bad-request");
  return name.startsWith("-") ? `-${field}` : field;
}

/** What the caller may see: everything with a session, else what the resource shows to anybody. */
export async function visibleTo<T extends AnyStored>(
  kernel: Kernel,
  { anonymousSees }: CrudResource<T>,
  request: Request,
) {
  if (anonymousSees === "nothing") {
    await requireSession(kernel, request);
    return {};
  }
  return (await kernel.authenticate(request)) ? {} : anonymousSees;
}
