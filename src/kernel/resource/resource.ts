import type { Stored } from "../db/stored.ts";
import type { Area } from "../roles.ts";
import { isoDay } from "../text/format.ts";
import type { Beginning, Field, Fields, ValueOf, ValuesOf } from "./field.ts";

type IdKind = "integer" | "text";
type Named<F extends Fields> = Extract<keyof F, string>;

/** The words of closed choices, each of whose values needs one. */
type ChoiceWords<F extends Fields> = {
  readonly [Name in keyof F as F[Name] extends { choices: readonly string[] } ? Name : never]: {
    readonly [Value in F[Name] extends { choices: readonly (infer Choice extends string)[] }
      ? Choice
      : never]: string;
  };
};

/** Declared as a method, so that tellers of different value types stay assignable. */
type Teller<Value> = { tell(value: Value): string }["tell"];

/** The words of a resource. A missing label is a type error, and so is one of a field that does not exist. */
export type ResourceWords<F extends Fields> = {
  /** The plural name of the records, used as the heading of their screen. */
  readonly title: string;
  /** The label of each field in forms, histories and files. */
  readonly labels: { readonly [Name in keyof F]: string };
  /** The words for the values of choices, and of flags that are not worded yes and no. */
  readonly values: ChoiceWords<F> & {
    readonly [Name in keyof F]?: Readonly<Record<string, string>>;
  };
  /** How histories and merges word values that are not clear by themselves. */
  readonly told?: { readonly [Name in keyof F]?: Teller<ValueOf<F[Name]>> };
  /** The names of columns in files, if they differ from the labels. */
  readonly columns?: { readonly [Name in keyof F]?: string };
};
type NoOthers<Given, Allowed> = { readonly [Name in Exclude<keyof Given, keyof Allowed>]: never };

type Description<F extends Fields, Id extends IdKind> = {
  /** The table, and the name in the revisions. */
  readonly name: string;
  /** The path below `/api`; by default the name. */
  readonly path?: string;
  /** The path of the screen below `/admin`; by default `path`. */
  readonly screen?: string;
  /** How the fields are spelled in calls. */
  readonly wireNames: "snakeCase" | "camelCase";
  /** By default `integer`. */
  readonly id?: Id;
  /** What an anonymous reader sees: records with these values, or nothing at all (401); requirement API-03. */
  readonly anonymousSees: Partial<ValuesOf<F>> | "nothing";
  /** The fields by which a list may be filtered. */
  readonly filters: readonly Named<F>[];
  /** The list order: ascending, or descending with `-field`; missing values last, ties by id. */
  readonly sortedBy: readonly (Named<F> | "id" | `-${Named<F> | "id"}`)[];
  /** True when the public site shows the resource: a write raises the content version. */
  readonly onSite: boolean;
  /** The area that decides which staff may read and write the resource; requirement ROLE-01. */
  readonly area: Area;
  /**
   * Whom the records are about. `people`: each record is about a person outside the agency, and revisions never hold values.
   * `mentions`: texts may mention somebody. `house`: the agency and its own staff. Requirement PRIV-02.
   */
  readonly holds: "people" | "mentions" | "house";
  /** False if the resource has no CSV files. */
  readonly hasFiles?: false;
  /**
   * When given, each record is a document on its own page: edited as a draft, published, scheduled, shared, with versions. It
   * needs `anonymousSees` with the values that publishing sets. Requirement DOC-03.
   */
  readonly drafts?: {
    /** The path of the records' pages, each below it under its id; not given where an address names them. */
    readonly under?: string;
    /** How a record that visitors do not see yet waits for the moment when they will; such records cannot wait without it. */
    readonly waits?: {
      readonly shownFrom: Named<F>;
      /** A record that waits for this moment, and one that is hidden without waiting. */
      readonly waiting: Partial<ValuesOf<F>>;
      readonly hidden: Partial<ValuesOf<F>>;
    };
  };
};

export type Resource<F extends Fields = Fields, Id extends IdKind = IdKind> = Description<F, Id> & {
  readonly fields: F;
  readonly words: ResourceWords<F>;
  readonly path: string;
  readonly screen: string;
  readonly id: Id;
};

/**
 * Describes a resource once. Codec, schemas, wire format, calls, their document, files, histories and forms are derived from
 * the description; hooks where the resource is served (`serveResource`) define what differs.
 */
export function defineResource<
  const F extends Fields,
  const Words extends ResourceWords<F>,
  const Id extends IdKind = "integer",
>(
  description: Description<NoInfer<F>, Id> & {
    /** Their order is also the order in answers and files. */
    readonly fields: F;
    readonly words: Words & { readonly labels: NoOthers<NoInfer<Words>["labels"], NoInfer<F>> };
  },
): Resource<F, Id> & { readonly words: Words } {
  const path = description.path ?? description.name;
  // Numbers are the default of Id.
  return {
    ...description,
    path,
    screen: description.screen ?? path,
    id: description.id ?? ("integer" as Id),
  };
}

type Typed = { readonly fields: Fields; readonly id: IdKind };
type IdOf<R extends Typed> = R["id"] extends "text" ? string : number;

/** The fields of a record in a form, or of a new record in code. */
export type InputOf<R extends Typed> = ValuesOf<R["fields"]>;
/** A whole record. */
export type RecordOf<R extends Typed> = InputOf<R> & Stored<IdOf<R>>;
/** A record as calls answer it: without the row's times that are not fields, and without fields that no answer contains. */
export type AnsweredOf<R extends Typed> = {
  [Name in keyof R["fields"] as R["fields"][Name]["options"] extends { readBy: "nobody" }
    ? never
    : Name]: Name extends keyof Stored ? Stored[Name] : ValueOf<R["fields"][Name]>;
} & { id: IdOf<R>; version: number };

/** Names the fields that the public pages show; used with `only`, so that no other field leaves the server. */
export function shownFields<R extends Typed, const Name extends Extract<keyof R["fields"], string>>(
  _resource: R,
  names: readonly Name[],
): readonly ("id" | Name)[] {
  return ["id", ...names];
}

/** A new record before anything is typed. */
export function blankOf<R extends Typed>(
  resource: R,
  { count = 0, today = isoDay(new Date()) }: Partial<Beginning> = {},
): InputOf<R> {
  const values = Object.entries(resource.fields).map(([name, field]) => [
    name,
    field.initial({ count, today }),
  ]);
  return Object.fromEntries(values) as InputOf<R>; // each value has the type of its field
}

/** A new record from the values of a seed, which only tests have checked; other fields get their initial values. */
export function seededOf<R extends Typed>(resource: R, given: object): InputOf<R> {
  return { ...blankOf(resource), ...given };
}

/** The fields that people write, by name, without the fields that the server sets. */
export function writtenFields({ fields }: { readonly fields: Fields }): [string, Field][] {
  return Object.entries(fields).filter(([, { options }]) => !options.setByServer);
}

/** The fields that answers hold, by name. */
export function answeredFields({ fields }: { readonly fields: Fields }): [string, Field][] {
  return Object.entries(fields).filter(([, { options }]) => options.readBy !== "nobody");
}

/** The resource with only these fields, for some of its calls. */
export function withFields<R extends Resource, const Name extends Extract<keyof R["fields"], string>>(
  resource: R,
  names: readonly Name[],
): Omit<R, "fields"> & { readonly fields: Pick<R["fields"], Name> } {
  const fields = Object.fromEntries(names.map((name) => [name, resource.fields[name]]));
  return { ...resource, fields: fields as Pick<R["fields"], Name> }; // its own fields
}

/** The one field for which a condition holds, or undefined. */
export function fieldWhere(
  { fields }: { readonly fields: Fields },
  condition: (field: Field) => boolean,
): string | undefined {
  return Object.entries(fields).find(([, field]) => condition(field))?.[0];
}
