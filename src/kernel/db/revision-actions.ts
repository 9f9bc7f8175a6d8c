export type RevisionAction =
  | "create"
  | "update"
  | "delete"
  | "restore"
  | "publish"
  | PageAction
  | "sign-in"
  | "sign-out"
  | AccountAction;

/** Deeds about pages and settings that change no published text, and what is sent by hand; requirement SEC-12. */
export type PageAction =
  | "share-made"
  | "share-withdrawn"
  | "schedule-set"
  | "schedule-cancelled"
  | "draft-discarded"
  | "draft-restored"
  | "published-unapproved"
  | "remark-answered"
  | "remark-done"
  | "remark-reopened"
  | "remark-deleted"
  | "site-opened"
  | "delivery-sent";

/** Events of an account that are not changes of its record; requirement SEC-12. */
export type AccountAction =
  | "sign-in-failed"
  | "locked-out"
  | "proof-failed"
  | "invite"
  | "link-made"
  | "link-used"
  | "password-changed"
  | "disable"
  | "enable"
  | "session-ended"
  | "device-added"
  | "device-removed"
  | "feed-made"
  | "feed-ended"
  | "totp-on"
  | "totp-off"
  | "recovery-codes-made"
  | "recovery-code-used"
  | "passkey-added"
  | "passkey-renamed"
  | "passkey-removed"
  | "export";
