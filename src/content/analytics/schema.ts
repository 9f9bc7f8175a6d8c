/** The classes of devices that visits are counted by, from the width of the window. */
export const devices = ["phone", "tablet", "desktop"] as const;
export type Device = (typeof devices)[number];

/** Stands for the hosts of a day that are beyond its bound. */
export const otherHosts = "*";

/** One page shown to somebody: what is counted of it. */
export type View = {
  page: string;
  /** The host that led here, or "". */
  referrer: string;
  device: Device;
  /** Whether it began a visit: it came from outside. */
  isEntry: boolean;
};

/** How far back the screen looks, in days with today. */
export const periods = [7, 30, 365] as const;
export type Period = (typeof periods)[number];

export type Counts = { views: number; visits: number };

/** The figures of a period and of the one before it; days as `2026-11-21`, oldest first. */
export type Report = {
  days: (Counts & { day: string; requests: number; visitsBefore: number })[];
  total: Counts & { requests: number };
  before: Counts & { requests: number };
  pages: (Counts & { page: string; viewsBefore: number })[];
  /** Hosts; "" is for visits that came from none, `otherHosts` for what is beyond the bound of a day. */
  referrers: { referrer: string; visits: number }[];
  devices: { device: Device; visits: number }[];
};
