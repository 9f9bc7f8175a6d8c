import { listNoticed, type Noticed } from "../../../accounts/notices/choices-store.server.ts";
import { listDevices } from "../../../accounts/notices/devices-store.server.ts";
import { quietUntil } from "../../../accounts/notices/quiet.ts";
import { foldEmail } from "../../../accounts/users/store.server.ts";
import type { Db } from "../../../kernel/db/database.server.ts";
import type { NoticeKind } from "../../../kernel/notices.ts";
import { may } from "../../../kernel/roles.ts";
import { readSettings } from "../../settings/store.server.ts";

/** What of people’s choices the desk uses: content reaches the accounts through this module alone. */
export {
  dueDigests,
  knowUser,
  type Noticed,
  takeDigests,
} from "../../../accounts/notices/choices-store.server.ts";

/** Everybody who can be told of something, with what they chose; NOTICE-01. */
export const readNoticed = async (db: Db): Promise<Noticed[]> => listNoticed(db, await readListed(db));

/** The notification addresses of the settings. */
export const readListed = async (db: Db) => (await readSettings(db)).notificationEmails;

/** When the quiet hours of a person end in which a moment lies; ISO in UTC, null if it lies in none. */
export const quietEnd = ({ choices }: Noticed, at: Date, kind: NoticeKind): string | null =>
  quietUntil(choices.quiet, at, kind)?.toISOString() ?? null;

/** Whether an address is that of somebody who is told of requests and quotes as they chose. */
export const isTold = (people: readonly Noticed[], email: string) =>
  people.some(
    (person) => foldEmail(person.email) === foldEmail(email) && may(person.access, "read", "sales"),
  );

/** The browsers in which a person allowed notices, by their ids. */
export const devicesOf = async (db: Db, userId: number): Promise<number[]> =>
  (await listDevices(db, userId)).map(({ id }) => id);
