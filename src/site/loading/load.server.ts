import type { RouterContextProvider } from "react-router";
import { readPictureNotes } from "../../content/media/store.server.ts";
import { agencyWords } from "../../content/page-content/sections/agency-words.ts";
import { withDraftedRecords } from "../../content/page-content/sections/record-fields.ts";
import { withoutUnsaid } from "../../content/page-content/sections/said-for-search.ts";
import type { PageTexts, Section } from "../../content/page-content/sections/section.ts";
import { defaultTexts, shownValues, textsOf } from "../../content/page-content/sections/section.ts";
import { readPublished } from "../../content/page-content/sections/store.server.ts";
import {
  draftedSettingsContext,
  textsSourceContext,
} from "../../content/page-content/sections/texts-source.server.ts";
import { withAgencyWords } from "../../content/page-content/sections/with-agency-words.ts";
import { defaultSettings } from "../../content/settings/settings.text.ts";
import { settings as resource, type Settings } from "../../content/settings/settings.ts";
import { readSettings } from "../../content/settings/store.server.ts";
import { ofResource, only } from "../../kernel/db/stored.ts";
import { getOrMake } from "../../kernel/objects.ts";
import { type Kernel, kernelContext, renderNotesContext } from "../../kernel/process/kernel.server.ts";
import { withResourceNames } from "../../kernel/resource/named-record.ts";
import type { PictureNotes } from "../../ui/pictures/picture-notes.tsx";
import type { Loaded } from "./loaded.ts";
import { type PublicSettings, publicSettings } from "./public-settings.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * Reads a store for a page that must answer even when the store throws: the failure is logged, and the page is marked
 * uncacheable, so that it is never cached; requirements HOME-03, SVC-06, SURV-08.
 */
export async function load<T>(context: Context, read: (kernel: Kernel) => Promise<T>): Promise<Loaded<T>> {
  const kernel = context.get(kernelContext);
  try {
    return { ok: true, value: await read(kernel) };
  } catch (cause) {
    kernel.log.error({ err: cause }, "a store failed while a page was rendered");
    context.get(renderNotesContext).uncacheable = true;
    return { ok: false };
  }
}

/** The texts of a page, with the agency's name and places filled in; the defaults of the code when the database fails. */
export async function loadTexts<S extends Section>(context: Context, section: S): Promise<PageTexts<S>> {
  const [texts, settings] = await Promise.all([
    load(context, (kernel) => context.get(textsSourceContext)(kernel.reads, section)),
    loadSettings(context),
  ]);
  const values = texts.ok ? texts.value : defaultTexts(section);
  return textsOf(
    section,
    withAgencyWords(section, withoutUnsaid(shownValues(values)), agencyWords(settings)),
  );
}

/** The settings that pages show; requirement SEC-11. */
export async function loadSettings(context: Context): Promise<PublicSettings> {
  return only(await loadAllSettings(context), publicSettings);
}

/**
 * All settings, for what a loader computes from them and never for what it answers; read once per page. When the database fails,
 * those that this process read last.
 */
export function loadAllSettings(context: Context): Promise<Settings> {
  return getOrMake(asked, context, () => readAll(context));
}

const asked = new WeakMap<Context, Promise<Settings>>();
const lastRead = new WeakMap<Kernel["contentVersion"], Settings>();

async function readAll(context: Context): Promise<Settings> {
  const { contentVersion } = context.get(kernelContext);
  const settings = await load(context, (kernel) => readSettings(kernel.reads));
  if (settings.ok) lastRead.set(contentVersion, settings.value);
  // The settings of a shown draft override the published ones.
  const drafted = await load(context, ({ reads }) => context.get(draftedSettingsContext)(reads));
  const read = { ...(lastRead.get(contentVersion) ?? defaultSettings), [ofResource]: resource.name };
  return withDraftedRecords(read, drafted.ok ? drafted.value : {});
}

/**
 * Adds to a loader's result the library's notes on its pictures, which the layout passes to every <Picture>. One query per page,
 * and none for a page without uploads. When the library cannot be read, pictures are cropped around their middle.
 */
export async function withPictures<T extends object>(
  context: Context,
  loaded: T,
): Promise<T & { pictures: PictureNotes }> {
  const found = withDraftedRecords(loaded, "texts" in loaded && loaded.texts ? loaded.texts : {});
  const paths = new Set(JSON.stringify(found).match(/\/uploads\/[\w-]+\.webp/g));
  const notes = await load(context, (kernel) => readPictureNotes(kernel.reads, [...paths]));
  return { ...forFrame(context, found), pictures: notes.ok ? notes.value : {} };
}

/**
 * What a loader answers: where drafts are shown, its records say of which resource they are, so that the frame of an editor finds the
 * fields of what it draws. Visitors get the very same data without it; requirement EDIT-02.
 */
export function forFrame<T>(context: Context, found: T): T {
  return context.get(textsSourceContext) === readPublished ? found : withResourceNames(found);
}
