import { contact } from "../../../content/page-content/sections/texts/contact.text.ts";
import { type NoticePeriods, noticePeriods } from "../../legal/notice-periods.ts";
import { loadAllSettings, loadTexts } from "../../loading/load.server.ts";
import type { ReadRecords } from "../load-blocks.server.ts";

/** What stands below the form about the use of the sent data, with its link. */
export type Notice = { text: string; link: string; periods: NoticePeriods };

const readNotice: ReadRecords = async (_kernel, _blocks, context): Promise<Notice> => {
  const { formNote, formNoteLink } = await loadTexts(context, contact);
  return { text: formNote, link: formNoteLink, periods: noticePeriods(await loadAllSettings(context)) };
};
export default readNotice;
