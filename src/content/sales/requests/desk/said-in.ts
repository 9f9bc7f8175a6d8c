import type { DeskNote } from "../requests.ts";

type Said = Pick<DeskNote, "kind" | "body">;

/** The customer's own words with the acceptance or refusal of a quote; empty without any. The first line names the quote. */
export const saidIn = ({ kind, body }: Said): string =>
  kind === "accepted" || kind === "declined" ? body.split("\n").slice(1).join("\n") : "";

/** What the customer wrote with the latest refusal, on one line and as long as a remark may be. Notes are newest first; DESK-01. */
export function refusalIn(notes: readonly Said[], most: number): string {
  const refusal = notes.find((note) => note.kind === "declined");
  return refusal ? saidIn(refusal).replace(/\s+/g, " ").trim().slice(0, most).trim() : "";
}
