import type { RouterContextProvider } from "react-router";
import { contact } from "../../content/page-content/sections/texts/contact.text.ts";
import { noticePeriods } from "../legal/notice-periods.ts";
import { loadAllSettings, loadTexts } from "../loading/load.server.ts";
import type { Notice } from "./own-form.tsx";

/** The notice below a form of one's own: that of the contact page, whose edition is stored with what is sent. PRIV-01 */
export async function readNotice(context: Readonly<RouterContextProvider>): Promise<Notice> {
  const { formNote, formNoteLink } = await loadTexts(context, contact);
  return { text: formNote, link: formNoteLink, periods: noticePeriods(await loadAllSettings(context)) };
}
