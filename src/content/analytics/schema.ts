/** The kinds of devices, which are told from the width of the window. */
export const devices = ["phone", "tablet", "desktop"] as const;
export type Device = (typeof devices)[number];

/** Stands for all hosts beyond the number that is stored for a day. */
export const otherHosts = "*";

/** One view of a page. */
export type View = {
  page: string;
  /** The host that led here, or "". */
  referrer: string;
  device: Device;
  /** Whether the view began a visit, since it did not come from a page of this site. */
  isEntry: boolean;
};

/** The periods of the screen, in days, today included. */
export const periods = [7, 30, 365] as const;
export type Period = (typeof periods)[number];

export type Counts = { views: number; visits: number };

/** The figures of a period and of the one before it; days as `2026-11-21`, oldest first. */
export type Report = {
  days: (Counts & { day: string; requests: number; visitsBefore: number })[];
  total: Counts & { requests: number };
  before: Counts & { requests: number };
  pages: (Counts & { page: string; viewsBefore: number })[];
  /** Visits by referring host; "" for visits without one, `otherHosts` for hosts beyond the limit of a day. */
  referrers: { referrer: string; visits: number }[];
  devices: { device: Device; visits: number }[];
};
