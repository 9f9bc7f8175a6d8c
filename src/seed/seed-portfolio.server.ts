import clientSeeds from "../../seeds/clients.json";
import messages from "../../seeds/messages.json";
import projectSeeds from "../../seeds/projects.json";
import visionItemSeeds from "../../seeds/vision-items.json";
import { projects } from "../content/projects/projects.ts";
import { projectsTable } from "../content/projects/store.server.ts";
import { clients } from "../content/sales/clients/clients.ts";
import { clientsTable } from "../content/sales/clients/store.server.ts";
import type { ContactReason } from "../content/sales/requests/asked.ts";
import { visionItemsTable } from "../content/vision/store.server.ts";
import { visionItems } from "../content/vision/vision-items.ts";
import { createRecord, type Write } from "../kernel/db/write.server.ts";
import { seededOf } from "../kernel/resource/resource.ts";
import { parseNumber } from "../kernel/text/arabic.ts";
import { storedPhone } from "../kernel/text/phone.server.ts";

/** Stores clients before projects, in the order of their file, so that they get the ids that the projects name. */
export async function seedPortfolio(tx: Write) {
  for (const client of clientSeeds) {
    const { id: _id, projects: _projects, totalValue: _value, ...known } = client; // the figures are counted
    await createRecord(tx, clientsTable, seededOf(clients, known));
  }
  for (const project of projectSeeds) {
    await createRecord(tx, projectsTable, {
      ...seededOf(projects, project),
      id: project.id,
      valueAmount: parseNumber(/[\d,.]+/.exec(project.value)?.[0] ?? ""),
    });
  }
  for (const { id: _, ...item } of visionItemSeeds) {
    await createRecord(tx, visionItemsTable, seededOf(visionItems, item));
  }
}

/** The messages of the contact form as requests, with the times at which they arrived. */
export const messageSeeds = messages.map((message) => ({
  kind: "message" as const,
  name: message.name,
  companyName: message.companyName,
  requestedServices: reasonOf(message.requestedServices),
  phone: storedPhone(message.phone),
  email: message.email,
  message: "",
  createdAt: message.createdAt,
}));

/** Leaves `otherReason` out where it is empty; requirement CONTACT-02. */
function reasonOf({ otherReason, ...reason }: Required<ContactReason>): ContactReason {
  return otherReason ? { ...reason, otherReason } : reason;
}
