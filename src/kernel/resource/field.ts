import type { ZodType, z } from "zod";

/** Zod is passed as a parameter, so that a description does not load it in a browser. */
export type Zod = typeof z;

/** The initial values of a new record may depend on the number of records and on the day in Riyadh. */
export type Beginning = { count: number; today: string };

/** How a value is stored in its column. */
export type ColumnKind = "text" | "integer" | "number" | "flag" | "json";

/** The options that a field of any kind can have. */
export type FieldOptions = {
  /** The name in calls, if it is not the field's own name in the resource's spelling. */
  readonly wireName?: string;
  /** Other names that a body may use for the field; they take precedence over its own. */
  readonly aliases?: readonly string[];
  /** The column, if it is not the field's name in snake case. */
  readonly column?: string;
  /** The field that names the record; one with `whereFilled` takes precedence over the other if it is not empty. */
  readonly isTitle?: true | "whereFilled";
  /** Searches read the field, folded, in the order of the fields or of the given numbers. The first also sorts in folded form. */
  readonly searched?: true | number;
  /** A new record must have the field, and its value is never blank. */
  readonly required?: true;
  /** `staff`: anonymous readers neither get the field nor filter or sort by it. `nobody`: no answer contains the field. */
  readonly readBy?: "staff" | "nobody";
  /** Bodies cannot set the field; forms and files do not contain it. */
  readonly setByServer?: true;
  /** False: files leave the field out, although its kind could be in one. True: files show it, although the server sets it. */
  readonly inFiles?: boolean;
  /** No page shows the text of it: it chooses what the page shows, or stands in a link. */
  readonly unseen?: "inChoice" | "inLink";
};

/** The options of any kind, including those that only the kind knows. */
type AnyOptions = FieldOptions & { readonly [ofKind: string]: unknown };

/** Changes the schema of a field, or of an item's field, if the server checks more than the form. */
export type Refine = (schema: ZodType, field: Field) => ZodType;

/**
 * One field of a resource: the traits of its kind, and the options of its line in the description. `Value` is the type in code;
 * the wire form and the stored form are derived.
 */
export type Field<Value = unknown, Options extends FieldOptions = AnyOptions> = {
  readonly kind: string;
  readonly options: Options;
  readonly stored: ColumnKind;
  /** The value in a new record before anything is typed. Not part of the schema, because an update would then reset the field. */
  initial(beginning: Beginning): Value;
  /** The schema that checks the value of a body and converts it; without defaults. */
  schema(z: Zod, refine?: Refine): ZodType<Value>;
  /** The wire form of the value, if it differs. */
  readonly wire?: {
    write(value: Value): unknown;
    read(wired: unknown): Value;
    schema(z: Zod): ZodType;
    /** Converts the value for a body, if the body needs another form. */
    send?(value: Value): unknown;
    /** The words of the wire values in files. */
    words?: "yes or no";
  };
  /** The values that have words. */
  readonly choices?: readonly string[];
  /** A number without decimals. */
  readonly isWhole?: true;
  /** The number that a typed text means; null if it means none. */
  readonly readTyped?: (typed: string) => number | null;
  /** Width divided by height of the picture on the public site. */
  readonly ratio?: number;
  /** The picture that is used if no other was chosen. */
  readonly standard?: string;
  /** The fields of each item of a list. */
  readonly items?: Fields;
  /** A list may be filtered by one text of the value: the part that the stored value of a match contains, which is never blank. */
  readonly heldAs?: (text: string) => string;
  /** The field of the same record that this day must not lie before. */
  readonly notBefore?: string;
  /** A spreadsheet cannot contain the value. */
  readonly isVisual?: true;
};

export type Fields = { readonly [name: string]: Field };
export type ValueOf<F> = F extends Field<infer Value> ? Value : never;
/** The values of a record that people write, by field. */
export type ValuesOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };

/** Makes a kind whose values have one type, whatever the options of a field. */
export function kindOf<Value, Known extends FieldOptions = FieldOptions>(
  kind: string,
  traits: (options: Known) => Omit<Field<Value>, "kind" | "options">,
) {
  return <const Options extends Known>(
    options: Options = {} as Options, // without options, `Options` has no members
  ): Field<Value, Options> => ({ kind, options, ...traits(options) });
}
