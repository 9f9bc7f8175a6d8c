import type { ScreenKey } from "./screens.ts";

/** What people ask about their data; requirement PRIV-03. */
export const privacyKinds = ["access", "copy", "correction", "erasure", "withdrawal"] as const;
export type PrivacyKind = (typeof privacyKinds)[number];

/** A request in the register: to be answered within 30 days; afterwards it keeps only that it was done. */
export type PrivacyRequest = {
  id: number;
  kind: PrivacyKind;
  contact: string | null;
  receivedOn: string;
  dueOn: string;
  doneAt: string | null;
  doneBy: string | null;
};

/** A record about the person that was looked for. */
export type PersonRecord = {
  table: string;
  screen: ScreenKey | null;
  id: number;
  name: string;
  contacts: string[];
  createdAt: string;
  isDeleted: boolean;
  /** When the person agreed, to which text, and to news; null where there is no such record. */
  consent: { at: string; edition: string | null; marketingAt: string | null } | null;
  /** When the notice beside a form was shown, and its edition; null for what came before there were editions. */
  notice: { at: string; edition: string | null } | null;
};

/** What `POST /api/privacy/find` answers. */
export type FoundPerson = {
  contact: string;
  records: PersonRecord[];
  /** How many texts of the house mention the contact, by table. */
  mentions: { table: string; rows: number }[];
  /** Where it stands among the agency's own texts and staff, which erasing leaves to their screens. */
  house: { table: string; rows: number }[];
};

/** One line of the log of reads. */
export type PersonalRead = {
  hour: string;
  actorName: string;
  resource: string;
  action: string;
  recordId: string;
  times: number;
};
