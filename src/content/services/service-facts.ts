import type { FieldErrors } from "../../kernel/errors.ts";
import { wireNameOf } from "../../kernel/resource/wire.ts";
import { counted } from "../../kernel/text/format.text.ts";
import { countAfterPreposition, countOf } from "../../kernel/text/format.ts";
import { serviceText } from "./services.text.ts";
import { deliveryKinds, type Service, type ServiceFacts, services } from "./services.ts";
import { text } from "./services-admin.text.ts";

const { facts: words } = serviceText;

/** A time in days. `delivery` is a span of delivery, `now` is available at once, `start` is when the work begins. */
export type DeliveryTime = { kind: (typeof deliveryKinds)[number]; from: number; to: number };

type Delivery = Pick<ServiceFacts, "deliveryKind" | "deliveryFrom" | "deliveryTo" | "deliveryWords">;
type Revisions = Pick<ServiceFacts, "freeRevisions" | "revisionsWords">;

export const noDelivery: Delivery = {
  deliveryKind: null,
  deliveryFrom: null,
  deliveryTo: null,
  deliveryWords: "",
};
export const noRevisions: Revisions = { freeRevisions: null, revisionsWords: "" };

/** The days of a service on a scale; null for one without days. Requirement SVC-01. */
export function deliveryTime({
  deliveryKind: kind,
  deliveryFrom,
  deliveryTo,
}: Delivery): DeliveryTime | null {
  if (kind === "now") return { kind, from: 0, to: 0 };
  return kind && deliveryTo !== null ? { kind, from: deliveryFrom ?? 0, to: deliveryTo } : null;
}

/** When a service is delivered, as visitors read it: in its own words, or else by its days. Null if nothing is known. SVC-01 */
export function deliveryText(facts: Delivery): string | null {
  const time = deliveryTime(facts);
  return facts.deliveryWords || (time && timeText(time));
}

function timeText({ kind, from, to }: DeliveryTime): string {
  if (kind === "now") return words.now;
  const days = countAfterPreposition("day", to);
  if (from === 0 || from === to)
    return kind === "start" ? words.starts.replace("{days}", () => days) : countOf(counted.day, to);
  const first = from === 1 || from === 2 ? words.firstDays[from] : String(from);
  return (kind === "start" ? words.startsWithin : words.span)
    .replace("{from}", () => first)
    .replace("{to}", () => days);
}

/** How many revisions are free, as visitors read it; null if nothing is known. Requirement SVC-01. */
export function revisionsText({ freeRevisions, revisionsWords }: Revisions): string | null {
  return revisionsWords || (freeRevisions === null ? null : countOf(words.revisions, freeRevisions));
}

/** The facts as lines of the `features` of calls; null for one that is not known. A delivery is labelled, unlike a beginning. */
export function factLines(facts: ServiceFacts): { delivery: string | null; revisions: string | null } {
  const text = deliveryText(facts);
  const isNamed = facts.deliveryKind === "start" || facts.deliveryKind === "now";
  return {
    delivery: text === null || isNamed ? text : `${words.label} ${text}`,
    revisions: revisionsText(facts),
  };
}

/** The lines of the `features` of calls, in the usual words. */
export function linesOf({ features, ...facts }: ServiceFacts & Pick<Service, "features">): string[] {
  const { delivery, revisions } = factLines(facts);
  return [delivery, revisions].filter((line) => line !== null).concat(features);
}

/**
 * The delivery that a line of `features` says: in the form of `factLines` it gives days, after a label it gives words. Null for any
 * other line, which is a feature.
 */
export function deliveryIn(line: string): Delivery | null {
  const facts = deliveriesNear(line).find((near) => factLines({ ...noRevisions, ...near }).delivery === line);
  if (facts) return facts;
  const label = [words.label, words.otherLabel].find((label) => line.startsWith(label));
  const said = label === undefined ? "" : line.slice(label.length).trim();
  if (said === "") return null;
  return (
    deliveriesNear(said).find((near) => deliveryText(near) === said) ?? { ...noDelivery, deliveryWords: said }
  );
}

/** The deliveries that a line with these numbers can mean. */
function deliveriesNear(line: string): Delivery[] {
  const days = numbersNear(line);
  return deliveryKinds.flatMap((deliveryKind): Delivery[] =>
    deliveryKind === "now"
      ? [{ ...noDelivery, deliveryKind }]
      : days.flatMap((deliveryTo) =>
          [null, ...days.filter((day) => day < deliveryTo)].map((deliveryFrom) => ({
            ...noDelivery,
            deliveryKind,
            deliveryFrom,
            deliveryTo,
          })),
        ),
  );
}

/** The free revisions that a line of `features` says, free or without that word; null for any other line. */
export function revisionsIn(line: string): Revisions | null {
  for (const freeRevisions of numbersNear(line)) {
    if (countOf(words.revisions, freeRevisions) === line) return { freeRevisions, revisionsWords: "" };
    if (countOf(words.freeRevisions, freeRevisions) === line) return { freeRevisions, revisionsWords: line };
  }
  return null;
}

/** The numbers of a line, and those that are words in Arabic. */
const numbersNear = (line: string) => [
  ...new Set([1, 2, ...(line.match(/\d{1,4}/g) ?? []).slice(0, 2).map(Number)]),
];

/**
 * A sentence for each field of a delivery that does not fit the others, by its name in calls; server and form share this rule.
 * Requirement ASVC-02
 */
export function deliveryFaults({
  deliveryKind: kind,
  deliveryFrom: from,
  deliveryTo: to,
}: Partial<Delivery>) {
  const faults: FieldErrors = {};
  const days = from ?? to ?? null;
  if (!kind && days !== null) faults[wireNameOf(services, "deliveryKind")] = text.faults.kind;
  if (kind === "now" && days !== null) faults[wireNameOf(services, "deliveryKind")] = text.faults.now;
  if (kind && kind !== "now" && typeof to !== "number")
    faults[wireNameOf(services, "deliveryTo")] = text.faults.days;
  if (typeof from === "number" && typeof to === "number" && from > to)
    faults[wireNameOf(services, "deliveryFrom")] = text.faults.order;
  return faults;
}

/** The features that are not blank. */
export const featuresOf = ({ features }: Pick<Service, "features">) =>
  features.filter((line) => line.trim() !== "");
