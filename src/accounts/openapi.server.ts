import { describeCalls } from "../kernel/crud-openapi.server.ts";
import type { Api } from "../kernel/http.server.ts";
import { changeOfPasswordBody, profileBody, proofBody } from "./account-api.server.ts";
import { credentialsSchema, secondStepBody } from "./api.server.ts";
import { codeBody } from "./codes-api.server.ts";
import { arrivalBody, linkBody } from "./link-api.server.ts";
import { passkeySignInBody } from "./passkey-sign-in-api.server.ts";
import { newPasskeyBody, passkeyNameBody } from "./passkeys-api.server.ts";
import { userBody } from "./users-wire.ts";

const proof = "; needs a recent proof of identity";

/** Describes signing in, the own account and the accounts of staff in the OpenAPI document; requirement API-06. */
export function describeAccounts(api: Api) {
  describeCalls(api, "accounts", [
    [
      "post",
      "/auth/sign-in/email",
      200,
      credentialsSchema,
      "The profile; 202 with a ticket for the next step",
    ],
    ["post", "/auth/sign-in/code", 200, secondStepBody, "The profile"],
    ["post", "/auth/sign-in/passkey", 200, passkeySignInBody, "The profile"],
    ["post", "/auth/sign-in/passkey/options", 200, null, "What the browser is asked, with a ticket"],
    ["post", "/auth/link", 200, linkBody, "What a one-time link is for, and whom"],
    ["post", "/auth/link/arrive", 200, arrivalBody, "The e-mail to sign in with"],
    ["post", "/auth/sign-out", 204, null, "The session is over"],
    ["get", "/auth/session", 200, null, "The profile"],
    ["get", "/account", 200, null, "Factors and open sessions"],
    ["put", "/account", 200, profileBody, "The profile"],
    ["post", "/account/proof", 204, proofBody, "Proved for ten minutes"],
    ["post", "/account/password", 204, changeOfPasswordBody, "Changed; all other sessions are over"],
    ["delete", "/account/sessions", 204, null, "All other sessions are over"],
    ["delete", "/account/sessions/{id}", 204, null, "That session is over"],
    ["post", "/account/totp", 200, null, `A secret that counts once a code of it was seen${proof}`],
    ["post", "/account/totp/confirm", 200, codeBody, `Recovery codes with the first factor${proof}`],
    ["delete", "/account/totp", 204, null, `Codes of the app are not asked any more${proof}`],
    ["post", "/account/recovery-codes", 200, null, `New recovery codes${proof}`],
    ["post", "/account/passkeys/options", 200, null, `What the browser is asked, with a ticket${proof}`],
    ["post", "/account/passkeys", 201, newPasskeyBody, `Recovery codes with the first factor${proof}`],
    ["put", "/account/passkeys/{id}", 204, passkeyNameBody, `Renamed${proof}`],
    ["delete", "/account/passkeys/{id}", 204, null, `Removed${proof}`],
    ["get", "/users", 200, null, "The accounts"],
    ["post", "/users", 201, userBody, `The invited account with its link${proof}`],
    ["post", "/users/{id}/link", 200, null, `A new link${proof}`],
    ["post", "/users/{id}/disable", 200, null, `The account; its sessions are over${proof}`],
    ["post", "/users/{id}/enable", 200, null, `The account${proof}`],
    ["get", "/audit", 200, null, "Who did what, newest first"],
    ["get", "/audit/export.csv", 200, null, `The same as a file${proof}`],
  ]);
}
