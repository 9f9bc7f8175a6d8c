import { usersTable } from "../../accounts/users/store.server.ts";
import type { User } from "../../accounts/users/users.ts";
import type { PicturePlaces } from "../../content/media/library-api.server.ts";
import type { Db } from "../../kernel/db/database.server.ts";
import type { Field } from "../../kernel/resource/field.ts";
import { titleOf } from "../../kernel/resource/title.ts";
import { resources } from "../../resources.server.ts";
import { screenOf } from "../shell/resource-screen.ts";
import { logoPlace } from "./logo-place.server.ts";
import { pageDraftPlaces, pageTextPlaces } from "./page-text-places.server.ts";
import { recordPlaces } from "./record-places.server.ts";

/** The resources with pictures, each with the fields that hold them. */
const described = resources.flatMap(({ resource, table }) => {
  const fields = Object.entries(resource.fields)
    .filter(([, field]) => holdsPictures(field))
    .map(([name]) => name);
  if (fields.length === 0) return [];
  const screen = screenOf(resource);
  return [recordPlaces({ table, screen, fields, titleOf: (record) => titleOf(resource, record) })];
});

/** Whether a field holds pictures, either by itself or inside a long text. */
function holdsPictures({ isVisual, options }: Field) {
  return isVisual === true || options.isLong === true;
}

/** Every kind of place that shows pictures of the library. */
const kinds = [
  ...described,
  recordPlaces<User>({ table: usersTable, screen: "users", fields: ["avatar"], titleOf: ({ name }) => name }),
  pageTextPlaces,
  pageDraftPlaces,
  logoPlace,
];

/** Finds where the pictures of the library are shown, in all slices. */
export const picturePlaces: PicturePlaces = {
  usesOf,
  async usedPaths(db) {
    const texts = (await Promise.all(kinds.map((kind) => kind.textsOf(db)))).flat();
    return new Set(texts.flatMap((text) => text.match(/\/uploads\/[\w-]+\.webp/g) ?? []));
  },
  async replace(tx, from, to, keys) {
    const uses = (await usesOf(tx.db, from)).filter(({ key }) => !keys || keys.includes(key));
    for (const { key } of uses) for (const kind of kinds) await kind.replace(tx, key, from, to);
    return uses;
  },
};

async function usesOf(db: Db, path: string) {
  const uses = [];
  // One after another, because a transaction has only one connection.
  for (const kind of kinds) uses.push(...(await kind.usesOf(db, path)));
  return uses;
}
