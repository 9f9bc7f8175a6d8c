import { callApi } from "../../kernel/http/api-client.ts";
import type { MadeToken, ScopeChoice, TokenRow } from "./answers.ts";

/** The calls of the token screen. Making and revoking a token open the dialog that asks for a proof of identity if needed. */
export const tokensClient = {
  list: () => callApi<TokenRow[]>("GET", "/api/tokens"),
  scopes: () => callApi<ScopeChoice[]>("GET", "/api/tokens/scopes"),
  make: (body: { name: string; scopes: readonly string[]; days: number }) =>
    callApi<MadeToken>("POST", "/api/tokens", body),
  revoke: (id: number) => callApi<void>("DELETE", `/api/tokens/${id}`),
};
