/** Who spoke in a call, a meeting or a message that staff log: the sender of the request, or the house. THREAD-01 */
export const contactDirections = ["in", "out"] as const;
export const contactWays = ["phone", "whatsapp", "mail", "meeting"] as const;

/** What was said by phone, chat, mail or in a meeting, as staff log it; `at` is now by default. Requirement THREAD-01. */
export type Contact = {
  direction: (typeof contactDirections)[number];
  way: (typeof contactWays)[number];
  text: string;
  at?: string | undefined;
};
