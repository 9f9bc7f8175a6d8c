import type { RouterContextProvider } from "react-router";
import { textsOf } from "../../content/page-content/sections/section.ts";
import { readPublished } from "../../content/page-content/sections/store.server.ts";
import { shared } from "../../content/page-content/sections/texts/shared.text.ts";
import { listActiveServices } from "../../content/services/store.server.ts";
import type { AskedChoice } from "../../content/shared/asked-services.ts";
import type { Db } from "../../kernel/db/database.server.ts";
import { load, loadTexts } from "../loading/load.server.ts";
import { askedChoices, mostChoices } from "./asked-choices.ts";

/** The services that the forms of the site offer; none if neither the texts nor the services name any. QUOTE-01 */
export async function loadAskedChoices(context: Readonly<RouterContextProvider>): Promise<AskedChoice[]> {
  const texts = await loadTexts(context, shared);
  const listed = askedChoices(texts);
  if (listed.length > 0) return listed;
  const services = await load(context, ({ reads }) =>
    listActiveServices(reads, { limit: mostChoices, offset: 0 }),
  );
  return askedChoices(texts, services.ok ? services.value.map(({ title }) => title) : []);
}

/** The same services for the forms of staff, as they are published; requirement DESK-01. */
export async function readAskedChoices(reads: Db): Promise<AskedChoice[]> {
  const texts = textsOf(shared, await readPublished(reads, shared));
  const listed = askedChoices(texts);
  if (listed.length > 0) return listed;
  const services = await listActiveServices(reads, { limit: mostChoices, offset: 0 });
  return askedChoices(
    texts,
    services.map(({ title }) => title),
  );
}
