/** Whether mail can leave, and from whom. */
export type MailState = { isConfigured: boolean; from: string | null };
/** How a test mail fares: on its way, taken by the mail server, or refused so far (the server's own words). */
export type TestMail = { id: number; state: "waiting" | "sent" | "failing"; reason: string | null };
