import type { z } from "zod";
import type { Field, ValuesOf, Zod } from "../../../kernel/resource/field.ts";
import { number } from "../../../kernel/resource/kinds/number.ts";
import { storedJson } from "../../../kernel/resource/kinds/stored-json.ts";
import { text } from "../../../kernel/resource/kinds/text.ts";
import { parseNumber } from "../../../kernel/text/arabic.ts";
import { type Agency, agencySchema } from "./agency.ts";
import { hasThreeDecimals, periods } from "./amounts.ts";

/** Money, in halalas: up to a hundred million riyals. The sentence about its bounds speaks of riyals, in which people type. */
export const halalas = { min: 0, max: 100_000_000_00, message: "amount" } as const;

/** How many of a line, with three decimals at most. */
export const quantities = { min: 0.001, max: 10_000 } as const;
export type Period = (typeof periods)[number];
const mostLines = 50;
export const longestTitle = 200;
export const longestDetail = 1000;
export const longestFeature = 300;
export const mostFeatures = 60;

const line = {
  title: text({ required: true, max: longestTitle }),
  detail: text({ max: longestDetail }),
  unitPrice: number(halalas),
};
/** Words behind the price, such as those of a page; a line of them is paid once. As long as those of a package, which they are copied from. */
const unit = text();
const quantity = (z: Zod) =>
  z.preprocess(
    (typed) => (typeof typed === "string" ? (parseNumber(typed) ?? typed) : typed),
    z.number().min(quantities.min).max(quantities.max).refine(hasThreeDecimals, "quantity"),
  );
/** A feature of a line; one that is not included is stored with the line and left out of the document. */
const feature = { title: text({ required: true, max: longestFeature }) };
type Feature = ValuesOf<typeof feature> & { isIncluded: boolean };
/** One line of a quote; an optional one is offered beside the total. Requirement DESK-02. */
export type QuoteItem = ValuesOf<typeof line> & {
  quantity: number;
  /** Missing in lines from before prices had words. */
  unit?: string | undefined;
  /** When the price is paid again; missing or null for a price that is paid once. */
  period?: Period | null | undefined;
  features: Feature[];
  isOptional: boolean;
};

const wiredLine = (z: Zod) =>
  z.object({
    title: line.title.schema(z),
    detail: line.detail.schema(z).default(""),
    quantity: quantity(z),
    unit_price: line.unitPrice.schema(z),
    unit: unit.schema(z).default(""),
    period: z.enum(periods).nullable().default(null),
    features: z
      .array(z.object({ title: feature.title.schema(z), is_included: z.boolean().default(true) }))
      .max(mostFeatures)
      .default([]),
    is_optional: z.boolean().default(false),
  });
type WiredLine = z.infer<ReturnType<typeof wiredLine>>;

const read = ({ unit_price, features, is_optional, ...item }: WiredLine): QuoteItem => ({
  ...item,
  unitPrice: unit_price,
  features: features.map(({ title, is_included }) => ({ title, isIncluded: is_included })),
  isOptional: is_optional,
});
const write = (items: QuoteItem[]): WiredLine[] =>
  items.map(({ unitPrice, unit = "", period = null, features, isOptional, ...item }) => ({
    ...item,
    unit_price: unitPrice,
    unit,
    period,
    features: features.map(({ title, isIncluded }) => ({ title, is_included: isIncluded })),
    is_optional: isOptional,
  }));

/** How a quote can go out: by mail from the server, by a message or by its link alone, both of which staff send themselves. */
export const channels = ["mail", "whatsapp", "link"] as const;
export type Channel = (typeof channels)[number];
/** One sending of a quote: when (ISO in UTC), how, and the name of who did it. */
export type Sending = { at: string; channel: Channel; by: string };

/** The kind of the log of sendings, oldest first. */
export const sendings = (): Field<Sending[], { setByServer: true }> =>
  storedJson({
    kind: "sendings",
    options: { setByServer: true },
    initial: () => [],
    schema: (z) => z.array(z.object({ at: z.string(), channel: z.enum(channels), by: z.string() })).max(100),
  });

/** The kind of the agency as a sent quote names it: taken from the settings when it is sent, null before. */
export function namedAgency(): Field<Agency | null, { setByServer: true }> {
  const schema = (z: Zod) => agencySchema(z).nullable();
  return { kind: "agency", options: { setByServer: true }, stored: "json", initial: () => null, schema };
}

/** The kind of the places of lines that a customer chose, from 0, ascending. */
export const chosenLines = (): Field<number[], { setByServer: true }> =>
  storedJson({ kind: "chosen", options: { setByServer: true }, initial: () => [], schema: placesOf });

/** Places of lines, as a customer sends them. */
export const placesOf = (z: Zod) =>
  z
    .array(
      z
        .number()
        .int()
        .min(0)
        .max(mostLines - 1),
    )
    .max(mostLines);

/** The kind of a quote's lines: one at least, and 50 at most. */
export function quoteLines(): Field<QuoteItem[]> {
  return {
    kind: "lines",
    options: {},
    stored: "json",
    initial: () => [],
    schema: (z: Zod) => z.array(wiredLine(z).transform(read)).min(1).max(mostLines),
    wire: {
      write,
      send: write,
      read: (wired) => (wired as WiredLine[]).map(read), // the wire edge
      schema: (z: Zod) => z.array(wiredLine(z)),
    },
  };
}
