import type { MarkedRemark } from "../preview/preview-messages.ts";
import type { Remark } from "./wire.ts";

/** A remark as its mark on the page shows it. */
export const markOf = ({ address, number, done }: Remark): MarkedRemark => ({
  address,
  number,
  isDone: done !== null,
});
