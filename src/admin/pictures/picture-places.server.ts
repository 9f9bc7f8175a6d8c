import { usersTable } from "../../accounts/users/store.server.ts";
import { type User, users } from "../../accounts/users/users.ts";
import type { PictureUse } from "../../admin-kit/pictures/library.ts";
import type { FoundUse, PicturePlaces } from "../../content/media/library-api.server.ts";
import type { Db } from "../../kernel/db/database.server.ts";
import { AppError } from "../../kernel/errors.ts";
import type { Field } from "../../kernel/resource/field.ts";
import { titleOf } from "../../kernel/resource/title.ts";
import { may, type StaffRole } from "../../kernel/roles.ts";
import { resources } from "../../resources.server.ts";
import { screenNames } from "../shell/admin.text.ts";
import { screenOf } from "../shell/resource-screen.ts";
import { logoPlace } from "./logo-place.server.ts";
import { pageDraftPlaces, pageTextPlaces } from "./page-text-places.server.ts";
import { picturePlacesText } from "./picture-places.text.ts";
import { type PlaceKind, recordPlaces } from "./record-places.server.ts";

/** The resources with pictures, each with the fields that hold them. */
const described = resources.flatMap(({ resource, table }) => {
  const fields = Object.entries(resource.fields)
    .filter(([, field]) => holdsPictures(field))
    .map(([name]) => name);
  if (fields.length === 0) return [];
  const screen = screenOf(resource);
  return [
    recordPlaces({
      table,
      area: resource.area,
      screen,
      fields,
      titleOf: (record) => titleOf(resource, record),
    }),
  ];
});

/** Whether a field holds pictures, either by itself or inside a long text. */
function holdsPictures({ isVisual, options }: Field) {
  return isVisual === true || options.isLong === true;
}

/** Every kind of place that shows pictures of the library. */
const kinds = [
  ...described,
  recordPlaces<User>({
    table: usersTable,
    area: users.area,
    screen: "users",
    fields: ["avatar"],
    titleOf: ({ name }) => name,
  }),
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
  async replace(tx, from, to, { role, keys }) {
    const uses = (await usesOf(tx.db, from, role)).filter(({ key }) => !keys || keys.includes(key));
    if (keys && uses.some(({ mayReplace }) => !mayReplace)) throw new AppError("forbidden");
    const replaced = uses.filter(({ mayReplace }) => mayReplace);
    for (const { key } of replaced) for (const kind of kinds) await kind.replace(tx, key, from, to);
    return replaced;
  },
};

/** The places of a picture; of those that the role may not read only the screen is told, so that the picture still counts as used. */
async function usesOf(db: Db, path: string, role: StaffRole): Promise<PictureUse[]> {
  const uses: PictureUse[] = [];
  // One after another, because a transaction has only one connection.
  for (const kind of kinds) {
    const found = await kind.usesOf(db, path);
    const screen = screenNames[kind.screen];
    const mayReplace = may(role, "write", kind.area);
    for (const use of found)
      uses.push({ ...(may(role, "read", kind.area) ? use : unseen(kind, uses.length)), screen, mayReplace });
  }
  return uses;
}

const unseen = ({ screen }: PlaceKind, index: number): FoundUse => ({
  key: `unseen/${screen}/${index}`,
  title: picturePlacesText.unseen,
  href: "",
});
