import type { Stored } from "../db/stored.ts";
import type { Area } from "../roles.ts";
import { isoDay } from "../text/format.ts";
import type { Beginning, Field, Fields, ValueOf, ValuesOf } from "./field.ts";

type IdKind = "integer" | "text";
type Named<F extends Fields> = Extract<keyof F, string>;

/** The fields of closed choices: each of their values needs a word. */
type ChoiceWords<F extends Fields> = {
  readonly [Name in keyof F as F[Name] extends { choices: readonly string[] } ? Name : never]: {
    readonly [Value in F[Name] extends { choices: readonly (infer Choice extends string)[] }
      ? Choice
      : never]: string;
  };
};

/** A method, for its parameter is that of its own field, whichever the resource. */
type Teller<Value> = { tell(value: Value): string }["tell"];

/** The words of a resource. A missing label is a type error, and so is one of a field that does not exist. */
export type ResourceWords<F extends Fields> = {
  /** What its records are called together, as the heading of their screen. */
  readonly title: string;
  /** What each field is called, in forms, histories and files. */
  readonly labels: { readonly [Name in keyof F]: string };
  /** What the values of choices are called; of flags where it is not yes and no. */
  readonly values: ChoiceWords<F> & {
    readonly [Name in keyof F]?: Readonly<Record<string, string>>;
  };
  /** Values as histories and merges tell them, where they say too little by themselves. */
  readonly told?: { readonly [Name in keyof F]?: Teller<ValueOf<F[Name]>> };
  /** What the columns of files are called, where it is not the label. */
  readonly columns?: { readonly [Name in keyof F]?: string };
};
type NoOthers<Given, Allowed> = { readonly [Name in Exclude<keyof Given, keyof Allowed>]: never };

type Description<F extends Fields, Id extends IdKind> = {
  /** The table, and the name in the revisions. */
  readonly name: string;
  /** The last part of the address below `/api`, where it is not the name. */
  readonly path?: string;
  /** The address of its screen below `/admin`, where it is not the path. */
  readonly screen?: string;
  /** How the fields are spelled in calls. */
  readonly wireNames: "snakeCase" | "camelCase";
  /** `integer` unless said. */
  readonly id?: Id;
  /** What an anonymous reader sees: records with these values, or nothing at all (401); requirement API-03. */
  readonly anonymousSees: Partial<ValuesOf<F>> | "nothing";
  /** By which fields a list may be filtered. */
  readonly filters: readonly Named<F>[];
  /** The list order: ascending, or descending with `-field`; missing values last, ties by id. */
  readonly sortedBy: readonly (Named<F> | "id" | `-${Named<F> | "id"}`)[];
  /** True when the public site shows the resource: a write raises the content version. */
  readonly onSite: boolean;
  /** Which of the staff read and write it; requirement ROLE-01. */
  readonly area: Area;
  /**
   * Whom its records are about. `people`: persons outside, each record one; revisions name the changed fields and never hold
   * their values. `mentions`: its texts may mention somebody. `house`: the agency and its own staff. Requirement PRIV-02.
   */
  readonly holds: "people" | "mentions" | "house";
  /** False when there are no files of it. */
  readonly hasFiles?: false;
};

export type Resource<F extends Fields = Fields, Id extends IdKind = IdKind> = Description<F, Id> & {
  readonly fields: F;
  readonly words: ResourceWords<F>;
  readonly path: string;
  readonly screen: string;
  readonly id: Id;
};

/**
 * Describes a resource once. Codec, schemas, wire format, calls, their document, files, histories and forms are derived;
 * what differs is said by hooks where the resource is served (`serve`).
 */
export function defineResource<
  const F extends Fields,
  const Words extends ResourceWords<F>,
  const Id extends IdKind = "integer",
>(
  description: Description<NoInfer<F>, Id> & {
    /** The order of the fields is that of answers and files. */
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

/** What a form holds of a record, and what code brings for a new one. */
export type InputOf<R extends Typed> = ValuesOf<R["fields"]>;
/** A whole record. */
export type RecordOf<R extends Typed> = InputOf<R> & Stored<IdOf<R>>;
/** A record as the calls answer it: without the times of its row that are no fields, and without fields that no answer holds. */
export type AnsweredOf<R extends Typed> = {
  [Name in keyof R["fields"] as R["fields"][Name]["options"] extends { readBy: "nobody" }
    ? never
    : Name]: Name extends keyof Stored ? Stored[Name] : ValueOf<R["fields"][Name]>;
} & { id: IdOf<R>; version: number };

/** Names the fields of a resource that the public pages show; with `only` nothing else leaves the server. */
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
  return Object.fromEntries(values) as InputOf<R>; // each value is that of its field
}

/** A new record of what seeds bring, whose values nothing but tests has checked, over what it begins with. */
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

/** The resource as some of its calls know it: with these fields alone. */
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
