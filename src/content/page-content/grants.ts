/** What a link to a draft allows whoever has it: to look, to remark too, or to approve too. Requirement SAY-01. */
export const grants = ["read", "remark", "approve"] as const;
export type Grant = (typeof grants)[number];
