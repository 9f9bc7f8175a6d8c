import type { Settings } from "../../content/settings/settings.ts";

/** The settings without those that concern nobody outside: hydration data is public. */
export type PublicSettings = Omit<Settings, "notificationEmails">;
