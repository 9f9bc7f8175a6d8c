import type { Settings } from "../../content/settings/settings.ts";

/** The settings that visitors may see, because hydration data is public. */
export type PublicSettings = Omit<Settings, "notificationEmails">;
