import type { RouterContextProvider } from "react-router";
import { type PageTexts, textsOf } from "../../content/page-content/sections/section.ts";
import { readPublished } from "../../content/page-content/sections/store.server.ts";
import { shared } from "../../content/page-content/sections/texts/shared.text.ts";
import { listActiveServices } from "../../content/services/store.server.ts";
import type { AskedChoice } from "../../content/shared/asked-services.ts";
import type { Db } from "../../kernel/db/database.server.ts";
import { load, loadTexts } from "../loading/load.server.ts";
import { askedChoices, mostChoices } from "./asked-choices.ts";

type Texts = PageTexts<typeof shared>;

/** The services that the forms of the site offer; none if neither the texts nor the services name any. QUOTE-01 */
export async function loadAskedChoices(context: Readonly<RouterContextProvider>): Promise<AskedChoice[]> {
  return choicesOf(await loadTexts(context, shared), async () => {
    const services = await load(context, ({ reads }) => offeredServices(reads));
    return services.ok ? services.value : [];
  });
}

/** The same services for the forms of staff, as they are published; requirement DESK-01. */
export async function readAskedChoices(reads: Db): Promise<AskedChoice[]> {
  const texts = textsOf(shared, await readPublished(reads, shared));
  return choicesOf(texts, () => offeredServices(reads));
}

/** The services are read only where the texts name none. */
async function choicesOf(texts: Texts, services: () => Promise<readonly { title: string }[]>) {
  const listed = askedChoices(texts);
  if (listed.length > 0) return listed;
  return askedChoices(
    texts,
    (await services()).map(({ title }) => title),
  );
}

const offeredServices = (reads: Db) => listActiveServices(reads, { limit: mostChoices, offset: 0 });
