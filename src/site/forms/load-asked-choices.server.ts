import type { RouterContextProvider } from "react-router";
import { shared } from "../../content/page-content/sections/texts/shared.text.ts";
import { listActiveServices } from "../../content/services/store.server.ts";
import { load, loadTexts } from "../loading/load.server.ts";
import { type AskedChoice, askedChoices, mostChoices } from "./asked-choices.ts";

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
