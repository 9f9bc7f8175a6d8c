import { callApi } from "../../kernel/http/api-client.ts";
import type { SettingsAnswer } from "./settings.ts";
import type { MailState, TestMail } from "./wire.ts";

const path = "/api/settings";

export const settingsClient = {
  path,
  read: () => callApi<SettingsAnswer>("GET", path),
  /** Saves settings based on a version. Throws `precondition-failed` with the current ones if that version is old. */
  save: (settings: object, version: number) =>
    callApi<SettingsAnswer>("PUT", path, settings, { "If-Match": `"${version}"` }),
  mail: () => callApi<MailState>("GET", `${path}/mail`),
  sendTestMail: () => callApi<TestMail>("POST", `${path}/test-mail`),
  testMail: (id: number) => callApi<TestMail>("GET", `${path}/test-mail/${id}`),
};
