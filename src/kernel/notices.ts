/** What a person can be told of; requirement NOTICE-01. */
export const noticeKinds = [
  "assigned",
  "mentioned",
  "due",
  "request",
  "answered",
  "seen",
  "accepted",
  "declined",
  "expiring",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The ways by which a person is told. */
export const noticeWays = ["bell", "mail", "push"] as const;
export type NoticeWay = (typeof noticeWays)[number];

/** What stays in the bell, whatever is chosen: it waits for this person alone. */
export const alwaysInBell: readonly NoticeKind[] = ["assigned", "mentioned"];
/** What may come in quiet hours, for those who want that. */
export const urgentKinds: readonly NoticeKind[] = ["mentioned", "due"];

export type NoticeChannels = Record<NoticeKind, Record<NoticeWay, boolean>>;

/** Hours of the day in Riyadh, from 0 to 23. */
export type Quiet = {
  isOn: boolean;
  from: number;
  to: number;
  /** Whether Friday and Saturday are quiet all day. */
  weekend: boolean;
  /** Whether mentions and reminders come nevertheless. */
  exceptUrgent: boolean;
};

/** One mail a day with what is unread, at an hour of the chosen days of the week, from 0 for Sunday. */
export type Digest = { isOn: boolean; hour: number; days: readonly number[] };

export type NoticeChoices = { channels: NoticeChannels; quiet: Quiet; digest: Digest };

const ways = (bell: boolean, mail: boolean, push: boolean) => ({ bell, mail, push });

/**
 * What holds until somebody chooses. `isListed`: the person's address is a notification address of the settings, whose mails about
 * requests and answers to quotes they go on receiving.
 */
export const standardChoices = (isListed: boolean): NoticeChoices => ({
  channels: {
    assigned: ways(true, true, true),
    mentioned: ways(true, true, true),
    due: ways(true, false, true),
    request: ways(true, isListed, true),
    answered: ways(true, isListed, true),
    seen: ways(false, false, false),
    accepted: ways(true, isListed, true),
    declined: ways(true, isListed, true),
    expiring: ways(true, false, false),
  },
  quiet: { isOn: false, from: 22, to: 7, weekend: false, exceptUrgent: true },
  digest: { isOn: false, hour: 8, days: [0, 1, 2, 3, 4] },
});
