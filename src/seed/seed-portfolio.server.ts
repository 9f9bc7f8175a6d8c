import clientSeeds from "../../seeds/clients.json";
import messages from "../../seeds/messages.json";
import projectSeeds from "../../seeds/projects.json";
import visionItemSeeds from "../../seeds/vision-items.json";
import { clients } from "../content/clients/clients.ts";
import { clientsTable } from "../content/clients/store.server.ts";
import { cover } from "../content/media/cover.ts";
import type { Media } from "../content/media/media.ts";
import { pictures } from "../content/media/picture-process.server.ts";
import { storePictureFiles } from "../content/media/store.server.ts";
import type { ContactReason } from "../content/project-requests/asked.ts";
import { projects } from "../content/projects/projects.ts";
import { projectsTable } from "../content/projects/store.server.ts";
import { visionItemsTable } from "../content/vision/store.server.ts";
import { visionItems } from "../content/vision/vision-items.ts";
import { createRecord, type NewRecord, type Write } from "../kernel/db/write.server.ts";
import type { Kernel } from "../kernel/process/kernel.server.ts";
import { seededOf } from "../kernel/resource/resource.ts";
import { parseNumber } from "../kernel/text/arabic.ts";
import { storedPhone } from "../kernel/text/phone.server.ts";

/** The cover of each demo project as real picture files, by project id. */
export async function drawProjectCovers(kernel: Kernel): Promise<Covers> {
  const covers: Covers = new Map();
  // One after the other, as they are made: those that all ask at once may wait longer than a picture may wait.
  for (const { id, imageAlt } of projectSeeds)
    covers.set(id, await drawCover(kernel, id, `project-${id}`, imageAlt));
  return covers;
}

/** The library's records of drawn covers, which the seeding writes, by the id of what they belong to. */
type Covers = Map<string | number, NewRecord<Media>>;

/**
 * Draws a cover into picture files and answers the record to write. Its id is always the same: a start after one that was ended
 * here writes the same files again, and leaves none without a record.
 */
async function drawCover(kernel: Kernel, seed: string, name: string, alt: string) {
  const bytes = await pictures.drawPicture(Buffer.from(cover(seed)));
  return storePictureFiles(kernel, { id: `demo_${name}`, bytes, fileName: `${name}.png`, alt });
}

/** Clients first: their ids count up as the projects name them. */
export async function seedPortfolio(tx: Write, covers: Covers) {
  for (const client of clientSeeds) {
    const { id: _id, projects: _projects, totalValue: _value, ...known } = client; // the figures are counted
    await createRecord(tx, clientsTable, seededOf(clients, known));
  }
  for (const project of projectSeeds) {
    await createRecord(tx, projectsTable, {
      ...seededOf(projects, project),
      id: project.id,
      image: covers.get(project.id)?.path ?? null,
      valueAmount: parseNumber(/[\d,.]+/.exec(project.value)?.[0] ?? ""),
    });
  }
  for (const { id: _, ...item } of visionItemSeeds) {
    await createRecord(tx, visionItemsTable, seededOf(visionItems, item));
  }
}

/** The messages of the contact form, as requests with their times of arrival. */
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

/** Another reason travels only where there is one; requirement CONTACT-02. */
function reasonOf({ otherReason, ...reason }: Required<ContactReason>): ContactReason {
  return otherReason ? { ...reason, otherReason } : reason;
}
