import { callApi } from "../../kernel/http/api-client.ts";
import type { NoticeKind, NoticeWay } from "../../kernel/notices.ts";
import type { OwnNotices } from "./answers.ts";

/** The key under which a user's own notices are cached. */
export const noticesKey = ["account", "notices"] as const;

export type NoticeChanges = {
  channels?: { [Kind in NoticeKind]?: { [Way in NoticeWay]?: boolean } };
  quiet?: OwnNotices["quiet"];
  digest?: OwnNotices["digest"];
};

export const noticesClient = {
  read: () => callApi<OwnNotices>("GET", "/api/account/notices"),
  tryDevice: (id: number) => callApi<void>("POST", `/api/account/notices/devices/${id}/test`),
  removeDevice: (id: number) => callApi<void>("DELETE", `/api/account/notices/devices/${id}`),
  makeFeed: () => callApi<void>("POST", "/api/account/notices/calendar"),
  endFeed: () => callApi<void>("DELETE", "/api/account/notices/calendar"),
  change: (changes: NoticeChanges) => callApi<OwnNotices>("PUT", "/api/account/notices", changes),
};
