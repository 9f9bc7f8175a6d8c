import { serviceText } from "./services.text.ts";
import type { Service } from "./services.ts";

export type ServiceFacts = {
  /** The delivery time, without its label. */
  delivery: string | undefined;
  /** How many revisions are free. */
  revisions: string | undefined;
  /** The other features, in their order. */
  features: string[];
};

/** Reads delivery time and free revisions from the first lines of the features: they have no own fields; requirement SVC-01. */
export function serviceFacts(service: Pick<Service, "features">): ServiceFacts {
  const rest = service.features.filter((line) => line.trim() !== "");
  const facts: ServiceFacts = { delivery: undefined, revisions: undefined, features: rest };
  if (rest[0]?.startsWith(serviceText.deliveryPrefix)) {
    facts.delivery = rest.shift()?.slice(serviceText.deliveryPrefix.length).trim();
  }
  if (serviceText.revisionsLine.test(rest[0] ?? "")) facts.revisions = rest.shift();
  return facts;
}
