import { resourceClient } from "../../../admin-kit/resource-client.ts";
import { callApi } from "../../../kernel/http/api-client.ts";
import { wireNameOf } from "../../../kernel/resource/wire.ts";
import { type RenewalRecord, renewals } from "./renewals.ts";
import { clientFilter } from "./wire.ts";

/** The first part of the cache key of everything about renewals. */
export const renewalsKey = "renewals";
export const renewalClient = resourceClient(renewals);
const ofProject = wireNameOf(renewals, "projectId");
export const listRenewalsOf = (projectId: string) => renewalClient.list({ [ofProject]: projectId });
/** What the projects of a client renew, those in the trash left out. */
export const listRenewalsOfClient = (clientId: number) =>
  renewalClient.list({ [clientFilter]: String(clientId) });
/** Renews what the caller saw with its next day. */
export const renew = ({ id, nextDay }: Pick<RenewalRecord, "id" | "nextDay">) =>
  callApi<object>("POST", `/api/${renewals.path}/${id}/renew`, { day: nextDay });
/** Takes back a renewal since which the next day is this one. */
export const takeBackRenewal = (id: number, nextDay: string) =>
  callApi<object>("POST", `/api/${renewals.path}/${id}/renew/take-back`, { day: nextDay });
