import { z } from "zod";

// In the browser Zod must not compile its checks, because the content security policy refuses and reports even the attempt.
if (typeof document !== "undefined") z.config({ jitless: true });

/** Text of one line or a few: trimmed, at most `max` characters. */
export const textField = (max = 200) => z.string().trim().max(max);
