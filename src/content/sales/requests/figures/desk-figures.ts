import type { RequestStatus } from "../requests.ts";

/** The figures above the list, which count all requests of a kind, whatever the list shows. */
export type DeskFigures = {
  statuses: Record<RequestStatus, number>;
  /** How many arrived today in Riyadh. */
  today: number;
  /** When the oldest request with the status `contacted` arrived; null without one. */
  oldestContacted: string | null;
  /**
   * What all quoted and all won requests are worth, in halalas with tax: the sums of these columns of the board.
   */
  quotedValue: number;
  wonValue: number;
  /** What robots may have sent, or staff put aside as spam; it lies in the trash for somebody to look at. */
  suspected: number;
  unread: number;
  mine: number;
  waiting: number;
  due: number;
};
