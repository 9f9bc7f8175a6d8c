import { snakeCase } from "../db/snake-case.ts";
import type { Fields } from "./field.ts";
import {
  type AnsweredOf,
  answeredFields,
  type InputOf,
  type RecordOf,
  type Resource,
  writtenFields,
} from "./resource.ts";

type Wired = Record<string, unknown>;

/** Translates between a record and its wire form; no other code knows the wire names. */
export type Wire<T> = {
  /** The record under its wire names, with `id` and `version`. */
  toWire(record: T): Wired;
  /** The fields of a body by their names in code; fields missing in the body are missing here too. */
  fromWire(body: Wired): Partial<T>;
  /** The field behind a wire name (for `sort` and filters), or undefined. */
  fieldOf(wireName: string): string | undefined;
  /** The wire name of a field, or undefined. */
  nameOf(field: string): string | undefined;
};

type Spelled = Pick<Resource, "fields" | "wireNames">;

/** The name of a field in calls. */
export function wireNameOf({ fields, wireNames }: Spelled, name: string): string {
  const own = fields[name]?.options.wireName;
  return own ?? (wireNames === "snakeCase" ? snakeCase(name) : name);
}

/** The field of a wire name or alias; undefined for an unknown name. */
export function fieldOfWireName(resource: Spelled, wireName: string): string | undefined {
  const names = Object.keys(resource.fields);
  return (
    names.find((name) => resource.fields[name]?.options.aliases?.includes(wireName)) ??
    names.find((name) => wireNameOf(resource, name) === wireName)
  );
}

/** A member that answers hold before a field, and that is made of several. */
type Made = { name: string; before: string; compose(record: object): unknown };

/** The wire format of a resource: both conversions, and its names. `made` are members of answers that no field has. */
export function wireOf<R extends Resource>(resource: R, made: readonly Made[] = []): Wire<RecordOf<R>> {
  const named = answeredFields(resource).map(([name, field]) => ({
    name,
    field,
    wireName: wireNameOf(resource, name),
    made: made.filter(({ before }) => before === name),
  }));
  return {
    toWire(record) {
      const values: Wired = record;
      const wired: Wired = { id: record.id };
      for (const { name, field, wireName, made } of named) {
        for (const member of made) wired[member.name] = member.compose(record);
        wired[wireName] = field.wire ? field.wire.write(values[name]) : values[name];
      }
      wired.version = record.version;
      return wired;
    },
    fromWire(body) {
      const values: Wired = {};
      if (resource.id === "text" && typeof body.id === "string") values.id = body.id;
      for (const { name, field, wireName } of named) {
        // An alias takes precedence over the name that answers use; requirement ATEST-02.
        const given = [...(field.options.aliases ?? []), wireName].find((name) => body[name] !== undefined);
        if (given !== undefined) values[name] = body[given];
      }
      return values as Partial<RecordOf<R>>; // the wire edge: the body was parsed by the resource's schema
    },
    fieldOf: (wireName) => (wireName === "id" ? "id" : fieldOfWireName(resource, wireName)),
    nameOf: (field) => (field in resource.fields ? wireNameOf(resource, field) : undefined),
  };
}

/** Makes a record from an answer. Additional counted fields keep their names. */
export function fromAnswer<R extends Resource, Counted extends object = object>(
  resource: R,
  answer: object,
): AnsweredOf<R> & Counted {
  const record: Wired = { ...answer };
  const values: Wired = {};
  for (const [name, field] of answeredFields(resource)) {
    const wireName = wireNameOf(resource, name);
    values[name] = field.wire ? field.wire.read(record[wireName]) : record[wireName];
    delete record[wireName];
  }
  return { ...record, ...values } as AnsweredOf<R> & Counted; // the wire edge: the server sends every field
}

/** The fields of a record that a form edits. */
export function inputOf<R extends Resource>(resource: R, record: AnsweredOf<R>): InputOf<R> {
  const values: Wired = { ...record };
  return Object.fromEntries(writtenFields(resource).map(([name]) => [name, values[name]])) as InputOf<R>; // its own fields
}

/** The body of a create or an update: every written field in the values, under its wire name. */
export function toBody<F extends Fields>(
  resource: Spelled & { readonly fields: F },
  values: Partial<InputOf<{ fields: F; id: "integer" }>>,
): Wired {
  const given: Wired = values;
  const body: Wired = {};
  for (const [name, { wire }] of writtenFields(resource)) {
    const value = given[name];
    if (value !== undefined) body[wireNameOf(resource, name)] = wire?.send ? wire.send(value) : value;
  }
  return body;
}
