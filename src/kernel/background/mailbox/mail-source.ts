/** A mailbox as mails are taken from it; nothing in it is changed. */
export type MailSource = {
  /** Which mailbox it is, so that another one is not read from where this one ended. */
  readonly name: string;
  /** Connects, unless the connection is still there, and answers UIDVALIDITY: with another one all UIDs are new. */
  open(): Promise<{ validity: string }>;
  /** The UIDs above one, ascending. */
  uidsAfter(uid: number): Promise<number[]>;
  /** Size and time of arrival of some mails, in the order of their UIDs; mails that are gone are left out. */
  heads(uids: readonly number[]): Promise<MailHead[]>;
  /** At most `most` bytes of a mail; undefined when it is gone. */
  read(uid: number, most: number): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
};

export type MailHead = { uid: number; size: number; arrivedAt: Date };
