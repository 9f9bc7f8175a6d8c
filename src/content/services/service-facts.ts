import { serviceText } from "./services.text.ts";
import type { Service } from "./services.ts";

export type ServiceFacts = {
  /** How fast it is delivered, without its label. */
  delivery: string | undefined;
  /** How many revisions are free. */
  revisions: string | undefined;
  /** The other features, in their order. */
  features: string[];
};

/** Delivery and free revisions are the first lines of the features, as the wire has no field for them; requirement SVC-01. */
export function serviceFacts(service: Pick<Service, "features">): ServiceFacts {
  const rest = service.features.filter((line) => line.trim() !== "");
  const facts: ServiceFacts = { delivery: undefined, revisions: undefined, features: rest };
  if (rest[0]?.startsWith(serviceText.deliveryPrefix)) {
    facts.delivery = rest.shift()?.slice(serviceText.deliveryPrefix.length).trim();
  }
  if (serviceText.revisionsLine.test(rest[0] ?? "")) facts.revisions = rest.shift();
  return facts;
}
