import { callApi } from "../../kernel/http/api-client.ts";
import type { MadeLink, MaybeCodes, OwnAccount, TotpSetup, UserRow } from "./answers.ts";
import type { Profile } from "./users.ts";

/** The calls of the users screen. Calls that need a recent proof of identity open IdentityDialog. */
export const usersClient = {
  list: () => callApi<UserRow[]>("GET", "/api/users"),
  invite: (body: object) => callApi<MadeLink & { user: UserRow }>("POST", "/api/users", body),
  makeLink: (id: number) => callApi<MadeLink>("POST", `/api/users/${id}/link`),
  update: (id: number, body: object) => callApi<UserRow>("PUT", `/api/users/${id}`, body),
  remove: (id: number) => callApi<void>("DELETE", `/api/users/${id}`),
  turn: (id: number, on: boolean) =>
    callApi<UserRow>("POST", `/api/users/${id}/${on ? "enable" : "disable"}`),
};

export const accountClient = {
  read: () => callApi<OwnAccount>("GET", "/api/account"),
  update: (body: { name: string; avatar: string | null }) => callApi<Profile>("PUT", "/api/account", body),
  changePassword: (body: { current: string; password: string }) =>
    callApi<void>("POST", "/api/account/password", body),
  endSession: (id: string) => callApi<void>("DELETE", `/api/account/sessions/${id}`),
  endOtherSessions: () => callApi<void>("DELETE", "/api/account/sessions"),
  beginTotp: () => callApi<TotpSetup>("POST", "/api/account/totp"),
  confirmTotp: (code: string) => callApi<MaybeCodes>("POST", "/api/account/totp/confirm", { code }),
  endTotp: () => callApi<void>("DELETE", "/api/account/totp"),
  makeRecoveryCodes: () => callApi<{ codes: string[] }>("POST", "/api/account/recovery-codes"),
  renamePasskey: (id: string, name: string) => callApi<void>("PUT", `/api/account/passkeys/${id}`, { name }),
  removePasskey: (id: string) => callApi<void>("DELETE", `/api/account/passkeys/${id}`),

  /** Throws the browser's own error when the person or the device gives up. */
  async addPasskey(name: string): Promise<MaybeCodes> {
    const { ticket, options } = await callApi<{ ticket: string; options: never }>(
      "POST",
      "/api/account/passkeys/options",
    );
    const { startRegistration } = await import("@simplewebauthn/browser");
    const response = await startRegistration({ optionsJSON: options });
    return callApi<MaybeCodes>("POST", "/api/account/passkeys", { name, ticket, response });
  },
};
