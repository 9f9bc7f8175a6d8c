import { type User, usersTable } from "../accounts/store.server.ts";
import type { PicturePlaces } from "../content/media/library-api.server.ts";
import type { Project } from "../content/projects/projects.ts";
import { projectsTable } from "../content/projects/store.server.ts";
import type { Service } from "../content/services/services.ts";
import { servicesTable } from "../content/services/store.server.ts";
import type { Member } from "../content/team/members.ts";
import { teamTable } from "../content/team/store.server.ts";
import type { Review } from "../content/testimonials/reviews.ts";
import { reviewsTable } from "../content/testimonials/store.server.ts";
import { visionItemsTable } from "../content/vision/store.server.ts";
import type { VisionItem } from "../content/vision/vision-items.ts";
import type { Db } from "../kernel/database.server.ts";
import { logoPlace } from "./logo-place.server.ts";
import { pageDraftPlaces, pageTextPlaces } from "./page-text-places.server.ts";
import { recordPlaces } from "./record-places.server.ts";

/** Every kind of place that shows pictures of the library; a new one gets its line here. */
const kinds = [
  recordPlaces<Project>({ table: projectsTable, screen: "projects", fields: ["image", "gallery"], titleOf }),
  recordPlaces<Service>({ table: servicesTable, screen: "services", fields: ["image"], titleOf }),
  recordPlaces<VisionItem>({ table: visionItemsTable, screen: "vision2030", fields: ["image"], titleOf }),
  recordPlaces<Member>({ table: teamTable, screen: "team", fields: ["image"], titleOf: ({ name }) => name }),
  recordPlaces<Review>({
    table: reviewsTable,
    screen: "testimonials",
    fields: ["clientImage", "projectImage"],
    titleOf: ({ clientName }) => clientName,
  }),
  recordPlaces<User>({ table: usersTable, screen: "users", fields: ["avatar"], titleOf: ({ name }) => name }),
  pageTextPlaces,
  pageDraftPlaces,
  logoPlace,
];

/** Where the pictures of the library are shown, over all slices. */
export const picturePlaces: PicturePlaces = {
  usesOf,
  async usedPaths(db) {
    const texts = (await Promise.all(kinds.map((kind) => kind.textsOf(db)))).flat();
    return new Set(texts.flatMap((text) => text.match(/\/uploads\/[\w-]+\.webp/g) ?? []));
  },
  async replace(write, from, to, keys) {
    const uses = (await usesOf(write.db, from)).filter(({ key }) => !keys || keys.includes(key));
    for (const { key } of uses) for (const kind of kinds) await kind.replace(write, key, from, to);
    return uses;
  },
};

async function usesOf(db: Db, path: string) {
  const uses = [];
  // One after the other: inside a transaction there is one connection.
  for (const kind of kinds) uses.push(...(await kind.usesOf(db, path)));
  return uses;
}

function titleOf({ title }: { title: string }) {
  return title;
}
