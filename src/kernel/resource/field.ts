import type { ZodType, z } from "zod";

/** Zod is handed in: a description alone brings none of it to a browser. */
export type Zod = typeof z;

/** What a new record begins with may depend on how many there are, and on the day in Riyadh. */
export type Beginning = { count: number; today: string };

/** How a value lies in its column. */
export type ColumnKind = "text" | "integer" | "number" | "flag" | "json";

/** What can be said of a field, whatever its kind. */
export type FieldOptions = {
  /** Its name in calls, where it is not the field's own name in the resource's spelling. */
  readonly wireName?: string;
  /** Other names under which a body may bring it; they win over its own. */
  readonly aliases?: readonly string[];
  /** Its column, where it is not its own name in snake case. */
  readonly column?: string;
  /** What the record is called by; `whereFilled` goes before the other where it says anything. */
  readonly isTitle?: true | "whereFilled";
  /** Searches look through it, folded: in the order of the fields, or of the numbers given. The first also sorts in its folded form. */
  readonly searched?: true | number;
  /** A new record cannot be without it, and it is never blank. */
  readonly required?: true;
  /** Answers of anonymous readers lack it, and their lists neither filter nor sort by it; `nobody`: no answer holds it. */
  readonly readBy?: "staff" | "nobody";
  /** No body brings it; forms and files do not hold it. */
  readonly setByServer?: true;
  /** False: files do not hold it, although its kind could stand in one. True: they tell it, although the server alone sets it. */
  readonly inFiles?: boolean;
};

/** Those of any kind: what the kind alone knows stands beside. */
type AnyOptions = FieldOptions & { readonly [ofKind: string]: unknown };

/** Changes the schema of a field where the server knows more than the form, that of an item's field too. */
export type Refine = (schema: ZodType, field: Field) => ZodType;

/**
 * One field of a resource: what follows from its kind, and what its line in the description says. `Value` is what code
 * works with; what travels and what is stored are derived.
 */
export type Field<Value = unknown, Options extends FieldOptions = AnyOptions> = {
  readonly kind: string;
  readonly options: Options;
  readonly stored: ColumnKind;
  /** What a new record holds before anything is typed. Never part of the schema: an update would reset the field. */
  initial(beginning: Beginning): Value;
  /** What a body may bring, made into a value; without defaults. */
  schema(z: Zod, refine?: Refine): ZodType<Value>;
  /** How the value travels, where it does so in another form. */
  readonly wire?: {
    write(value: Value): unknown;
    read(wired: unknown): Value;
    schema(z: Zod): ZodType;
    /** How a body brings it, where it is not brought as it is. */
    send?(value: Value): unknown;
    /** The wired values in words of files. */
    words?: "yes or no";
  };
  /** The values that have words. */
  readonly choices?: readonly string[];
  /** A number without decimals. */
  readonly isWhole?: true;
  /** Width by height, as the public site shows the picture. */
  readonly ratio?: number;
  /** The picture that stands where no other was chosen. */
  readonly standard?: string;
  /** What each item of a list holds. */
  readonly items?: Fields;
  /** The field of the same record that this day must not lie before. */
  readonly notBefore?: string;
  /** A spreadsheet cannot hold it. */
  readonly isVisual?: true;
};

export type Fields = { readonly [name: string]: Field };
export type ValueOf<F> = F extends Field<infer Value> ? Value : never;
/** What a person writes of a record, by field. */
export type ValuesOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };

/** A kind whose values are of one type, whatever the options of a field say. */
export function kindOf<Value, Known extends FieldOptions = FieldOptions>(
  kind: string,
  traits: (options: Known) => Omit<Field<Value>, "kind" | "options">,
) {
  return <const Options extends Known>(
    options: Options = {} as Options, // nothing said is an Options of nothing
  ): Field<Value, Options> => ({ kind, options, ...traits(options) });
}
