import { composed } from "../../kernel/resource/composed.server.ts";
import { texts } from "../../kernel/resource/kinds/texts.ts";
import { deliveryIn, factLines, linesOf, noDelivery, noRevisions, revisionsIn } from "./service-facts.ts";
import { factFields, type Service, type ServiceFacts } from "./services.ts";

const mostFactLines = 2;

/**
 * `features` of calls: a line with the delivery and one with the free revisions, where they are known, and the other features.
 * Requirement SVC-01; decision 84.
 */
export const featuresMember = composed<Service>({
  name: "features",
  before: "features",
  field: texts({ most: 50 + mostFactLines }),
  of: [...factFields, "features"],
  compose: composeFeatures,
  read: (value, stored) => (Array.isArray(value) ? readFeatures(value.map(String), stored) : {}),
});

/** The lines of `features`: as they were said, or else the facts and then the other features. */
export function composeFeatures({ saidFeatures = [], features = [], ...facts }: Partial<Service>): string[] {
  if (saidFeatures.length > 0) return saidFeatures;
  return linesOf({ ...noDelivery, ...noRevisions, ...facts, features });
}

/**
 * The fields that the lines of `features` mean. Lines that say the stored facts keep them, wherever they stand; of other lines the
 * first may say the delivery and the next one the revisions, in the words of `factLines`.
 */
function readFeatures(lines: readonly string[], stored: Service | null): Partial<Service> {
  const rest = [...lines];
  const known = stored ? saidLines(stored) : { delivery: null, revisions: null };
  const facts = {
    ...taken(rest, known.delivery, stored, deliveryIn, noDelivery),
    ...taken(rest, known.revisions, stored, revisionsIn, noRevisions),
  };
  const composed = composeFeatures({ ...facts, features: rest });
  const isComposed = JSON.stringify(composed) === JSON.stringify(lines);
  return { ...facts, features: rest, saidFeatures: isComposed ? [] : [...lines] };
}

/** Takes the line of a fact out of `rest`, and answers the fact: the stored one, the one that the line says, or none. */
function taken<Fact extends Partial<ServiceFacts>>(
  rest: string[],
  known: string | null,
  stored: Service | null,
  factIn: (line: string) => Fact | null,
  none: Fact,
): Fact | Partial<ServiceFacts> {
  const place = known === null ? -1 : rest.indexOf(known);
  if (place >= 0) {
    rest.splice(place, 1);
    return Object.fromEntries(Object.keys(none).map((name) => [name, stored && Reflect.get(stored, name)]));
  }
  const first = rest.findIndex((line) => line !== "");
  const fact = factIn(rest[first] ?? "");
  if (fact) rest.splice(first, 1);
  return fact ?? none;
}

/** The lines that say the facts in the answers about a record. */
function saidLines(service: Service) {
  const composed = factLines(service);
  if (service.saidFeatures.length === 0) return composed;
  const said = [...service.saidFeatures];
  for (const feature of service.features) {
    const place = said.indexOf(feature);
    if (place >= 0) said.splice(place, 1);
  }
  const delivery = composed.delivery === null ? null : (said.shift() ?? null);
  return { delivery, revisions: composed.revisions === null ? null : (said.shift() ?? null) };
}
