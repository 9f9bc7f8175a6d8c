import { callApi } from "../../../kernel/http/api-client.ts";
import { randomKey } from "../../../kernel/text/random-key.ts";
import type { TeamView } from "../review/wire.ts";
import { fieldOnPage } from "../sections/page-address.ts";
import { isRecordField, loadRecordFields } from "../sections/record-fields.ts";
import type { FieldValues } from "../sections/section.ts";
import type {
  Finding,
  SectionEntry,
  SectionState,
  SectionVersion,
  Share,
  ShareBody,
  VersionEntry,
} from "../wire.ts";
import type { EditorApi } from "./editor-view.ts";

const base = "/api/content";

export const listSections = () => callApi<SectionEntry[]>("GET", base);

/** Loads the descriptions of the fields of records when an answer names one, for the editor needs them. */
async function withRecordFields<Answer>(
  call: Promise<Answer>,
  namesIn: (answer: Answer) => readonly string[],
): Promise<Answer> {
  const answer = await call;
  if (namesIn(answer).some(isRecordField)) await loadRecordFields();
  return answer;
}

const namesOfState = ({ published, draft }: SectionState) => Object.keys({ ...published, ...draft });

/** The calls about one section. */
export function contentClient(section: string) {
  const at = `${base}/${section}`;
  return {
    editor: (client: string): EditorApi => ({
      read: () => withRecordFields(callApi<SectionState>("GET", at), namesOfState),
      save: (fields) => callApi<SectionState>("PATCH", at, { client, fields }),
    }),
    saveRecords: (fields: string[]) => callApi<SectionState>("POST", `${at}/records`, { fields }),
    discard: () => callApi<SectionState>("DELETE", `${at}/draft`),
    newer: () => callApi<FieldValues>("GET", `${at}/newer`),
    check: () => callApi<Finding[]>("GET", `${at}/check`),
    publish: (how: { revision: number; approval?: number; reason?: string }) =>
      callApi<SectionState>("POST", `${at}/publish`, how),
    schedule: (moment: string) => callApi<SectionState>("PUT", `${at}/schedule`, { at: moment }),
    cancelSchedule: () => callApi<SectionState>("DELETE", `${at}/schedule`),
    versions: () =>
      withRecordFields(callApi<VersionEntry[]>("GET", `${at}/versions`), (list) =>
        list.flatMap(({ fields }) => fields),
      ),
    version: (number: number) =>
      withRecordFields(callApi<SectionVersion>("GET", `${at}/versions/${number}`), ({ content }) =>
        Object.keys(content),
      ),
    restore: (number: number, as: "draft" | "published") =>
      callApi<SectionState>("POST", `${at}/versions/${number}/restore`, { as }),
    shares: () => callApi<Share[]>("GET", `${at}/shares`),
    share: (link: ShareBody) => callApi<Share & { token: string }>("POST", `${at}/shares`, link),
    withdraw: (id: number) => callApi<void>("DELETE", `${at}/shares/${id}`),
    review: () =>
      withRecordFields(callApi<TeamView>("GET", `${at}/review`), ({ remarks, approved }) => [
        ...remarks.map(({ address }) => fieldOnPage(address)),
        ...Object.keys(approved),
      ]),
    reply: (id: number, text: string) => callApi<TeamView>("POST", `${at}/remarks/${id}/replies`, { text }),
    markDone: (id: number, done: boolean) => callApi<TeamView>("PATCH", `${at}/remarks/${id}`, { done }),
    removeRemark: (id: number) => callApi<TeamView>("DELETE", `${at}/remarks/${id}`),
  };
}

/**
 * The name of this browser tab, kept when it is reloaded, so that its editor can go on from what it saved itself. A copy of the
 * tab gets a name of its own.
 */
export function tabName(): string {
  name ??= keptName() ?? randomKey();
  try {
    sessionStorage.setItem(key, name);
  } catch {}
  return name;
}

const key = "shurfa-tab";
let name: string | undefined;

function keptName(): string | null {
  const [navigation] = performance.getEntriesByType("navigation");
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
  try {
    return isReload ? sessionStorage.getItem(key) : null;
  } catch {
    return null;
  }
}
