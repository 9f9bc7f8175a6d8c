import type { NoticeKind } from "../../../kernel/notices.ts";

/** Something that a person can be told of, as the bell knows it. */
export type News = {
  kind: NoticeKind;
  /** What it is about, such as `quote 12`. With the kind and the moment it names one piece of news. */
  subject: string;
  /** ISO in UTC. */
  at: string;
};

/** The name of a piece of news: what is told once has it once. */
export const newsKey = ({ kind, subject, at }: News): string => `${kind} ${subject} ${at}`;

/** What happened to a quote that nobody must answer at once: its customer opened it, or it ends tomorrow. */
export const quoteNewsKinds = ["seen", "expiring"] as const;
export type QuoteNews = {
  /** Of the quote. */
  id: number;
  kind: (typeof quoteNewsKinds)[number];
  requestId: number;
  number: string;
  /** The customer. */
  name: string;
  at: string;
};
