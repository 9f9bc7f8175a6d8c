import type { RecordFields } from "../../content/page-content/sections/record-fields.ts";
import type {
  FieldValue,
  FieldValues,
  PageField,
  Section,
} from "../../content/page-content/sections/section.ts";
import type { Refine, Zod } from "../../kernel/resource/field.ts";
import { pagesUnder } from "../../kernel/resource/public-path.ts";
import { mapRecords } from "./in-found.ts";
import { recordText as words } from "./page-records.text.ts";
import { type RecordPlace, recordAddress, recordPlace, resourcesOnPages } from "./record-places.ts";
import { heldOf, onPage, typedOf } from "./record-values.ts";

/** The fields of records that can be edited on pages, registered once for each process; requirement EDIT-01. */
export const recordFields: RecordFields = { find, section, overlay };

const known = new Map<string, PageField>();
const mostKnown = 2000;

/** The field with this id; the same object for the same id. Undefined when the id names no field of a record. */
function find(id: string): PageField | undefined {
  const ready = known.get(id);
  if (ready) return ready;
  const place = recordPlace(id);
  if (!place) return undefined;
  if (known.size >= mostKnown) known.clear(); // names come from request bodies, so the number of them is limited
  const made = fieldAt(id, place);
  known.set(id, made);
  return made;
}

function fieldAt(id: string, { resource, recordId, name, field: stored }: RecordPlace): PageField {
  const field = onPage(stored);
  const { title, labels } = resource.words;
  const made = {
    ...field,
    id,
    label: words.label(title, labels[name] ?? name),
    content: field.items ? [] : "",
    origin: {
      from: words.from(title),
      changes: words.changes(words.pages[resource.key] ?? ""),
      href:
        recordId === undefined ? `/admin/${resource.screen}` : `/admin/${resource.screen}?edit=${recordId}`,
    },
    schema: (z: Zod, refine?: Refine) =>
      field.schema(z, refine).transform((value) => typedOf(id, stored, value)),
  };
  return made as unknown as PageField; // numbers are typed as text, so their schema returns text
}

const documents = new Map<string, Section>();

/** The section of a record whose resource has drafts, the same object for the same key; requirement DOC-03. */
function section(key: string): Section | undefined {
  const ready = documents.get(key);
  if (ready) return ready;
  const [, name = "", id = ""] = /^([a-z]+)-([\w-]{1,64})$/.exec(key) ?? [];
  const resource = resourcesOnPages.get(name);
  const isId = resource?.id === "text" || /^[1-9]\d{0,8}$/.test(id);
  if (!resource?.drafts || !isId) return undefined;
  const fields = resource.edited.flatMap((edited) => {
    const field = find(recordAddress(name, id, edited));
    // Here the field belongs to what is edited: no other place it comes from is named.
    return field ? [{ ...field, label: resource.words.labels[edited] ?? edited, origin: undefined }] : [];
  });
  const made = {
    key,
    label: resource.words.title,
    route: null,
    fields: fields as PageField[], // without an origin
    record: {
      path: resource.path,
      id: resource.id === "text" ? id : Number(id),
      under: pagesUnder(resource) ?? "",
      ...(!resource.drafts.waits && { isShownAtOnce: true as const }),
    },
  };
  if (documents.size >= mostKnown) documents.clear();
  documents.set(key, made);
  return made;
}

function overlay<Found>(found: Found, drafted: FieldValues): Found {
  const values = new Map<string, FieldValue>(Object.entries(drafted));
  return mapRecords(found, {
    change(address, value, field) {
      const typed = values.get(address);
      return typed === undefined ? value : heldOf(field, typed, value);
    },
  });
}
