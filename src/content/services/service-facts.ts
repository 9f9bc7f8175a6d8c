import { deliveryTime } from "./delivery-time.ts";
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
  if (isDelivery(rest[0] ?? ""))
    facts.delivery = rest.shift()?.replace(serviceText.deliveryPrefix, "").trim();
  if (serviceText.revisionsLine.test(rest[0] ?? "")) facts.revisions = rest.shift();
  return facts;
}

/** A line with its label, or one that says by itself when the work begins. */
function isDelivery(line: string) {
  return (
    serviceText.deliveryPrefix.test(line) ||
    serviceText.atOnce.test(line.trim()) ||
    deliveryTime(line)?.kind === "start"
  );
}
