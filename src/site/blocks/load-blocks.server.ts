import type { RouterContextProvider } from "react-router";
import { shownOfPackage } from "../../content/packages/packages.ts";
import { listActivePackages, packagesTable } from "../../content/packages/store.server.ts";
import { textsOfBlock } from "../../content/page-content/sections/blocks/block-fields.ts";
import { layoutIn } from "../../content/page-content/sections/layout.ts";
import { contact } from "../../content/page-content/sections/texts/contact.text.ts";
import { shownOnCard } from "../../content/projects/projects.ts";
import { findProjects, listProjects } from "../../content/projects/store.server.ts";
import { shownOfService } from "../../content/services/services.ts";
import { listActiveServices } from "../../content/services/store.server.ts";
import { shownInPeople } from "../../content/team/members.ts";
import { listActiveMembers } from "../../content/team/store.server.ts";
import { shownOfReview } from "../../content/testimonials/reviews.ts";
import { findReviews } from "../../content/testimonials/store.server.ts";
import type { Db } from "../../kernel/db/database.server.ts";
import { only } from "../../kernel/db/stored.ts";
import { noticePeriods } from "../legal/notice-periods.ts";
import { load, loadAllSettings, loadSettings, loadTexts, withPictures } from "../loading/load.server.ts";
import type { BlockRecords } from "./block-props.ts";

type Context = Readonly<RouterContextProvider>;
/** The texts of a page, including its layout and the texts of its blocks. */
type Texts = { readonly [field: string]: unknown };

const mostShown = { services: 6, packages: 6, projects: 3, members: 12 };

/** The records that the shown blocks of a page need, each read once; null for a page without blocks. PAGES-01. */
export async function loadBlocks(context: Context, texts: Texts): Promise<BlockRecords | null> {
  const shown = layoutIn(texts).filter(({ id, part, isShown }) => isShown && id !== part);
  if (shown.length === 0) return null;
  const names = new Set(shown.map(({ part }) => part));
  const wanted = async <T>(name: string, read: (db: Db) => Promise<T>) => {
    if (!names.has(name)) return undefined;
    const found = await load(context, ({ reads }) => read(reads));
    return found.ok ? found.value : undefined;
  };
  const ids = (name: "projects" | "quote", key: string) =>
    shown
      .filter(({ part }) => part === name)
      .flatMap(({ id }) =>
        textsOfBlock(name, id, texts).items.map((item) => String(new Map(Object.entries(item)).get(key))),
      );
  const [services, packages, projects, reviews, members, ways] = await Promise.all([
    wanted("services", async (db) =>
      (await listActiveServices(db, { limit: mostShown.services })).map((one) => only(one, shownOfService)),
    ),
    wanted("packages", async (db) =>
      (await listActivePackages(db, packagesTable, { limit: mostShown.packages })).map((one) =>
        only(one, shownOfPackage),
      ),
    ),
    wanted("projects", async (db) => {
      const [chosen, { projects: newest }] = await Promise.all([
        findProjects(db, ids("projects", "projectId")),
        listProjects(db, {}, { limit: mostShown.projects, offset: 0 }),
      ]);
      return {
        chosen: [...chosen.values()].map((one) => only(one, shownOnCard)),
        newest: newest.map((one) => only(one, shownOnCard)),
      };
    }),
    wanted("quote", async (db) =>
      [...(await findReviews(db, ids("quote", "testimonialId"))).values()].map((one) =>
        only(one, shownOfReview),
      ),
    ),
    wanted("people", async (db) =>
      (await listActiveMembers(db, { limit: mostShown.members })).map((one) => only(one, shownInPeople)),
    ),
    names.has("contact") || names.has("form") ? loadWays(context, names.has("form")) : undefined,
  ]);
  const found = { services, packages, projects, reviews, members, ...ways };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** Adds to a loader's result the records of the page's blocks and the library's notes on all its pictures. */
export async function withBlocks<T extends { texts: Texts }>(context: Context, found: T) {
  return withPictures(context, { ...found, blocks: await loadBlocks(context, found.texts) });
}

/** The settings for contact details, and the notice beside a form about the use of the sent data. */
async function loadWays(
  context: Context,
  hasForm: boolean,
): Promise<Pick<BlockRecords, "settings" | "notice">> {
  const settings = await loadSettings(context);
  if (!hasForm) return { settings };
  const { formNote, formNoteLink } = await loadTexts(context, contact);
  const periods = noticePeriods(await loadAllSettings(context));
  return { settings, notice: { text: formNote, link: formNoteLink, periods } };
}
