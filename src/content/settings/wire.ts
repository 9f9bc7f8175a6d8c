/** Whether mail can be sent, and the sender's address. */
export type MailState = { isConfigured: boolean; from: string | null };
/** The state of a test mail: waiting, accepted by the mail server, or refused so far, with the server's answer as `reason`. */
export type TestMail = { id: number; state: "waiting" | "sent" | "failing"; reason: string | null };
