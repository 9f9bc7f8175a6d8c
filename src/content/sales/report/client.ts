import { callApi } from "../../../kernel/http/api-client.ts";
import { fromAnswer } from "../../../kernel/resource/wire.ts";
import { deskKey } from "../requests/board/use-desk.ts";
import type { Period } from "./periods.ts";
import type { SalesReport } from "./report.ts";
import { type AnsweredTargets, salesTargets } from "./targets/sales-targets.ts";

/** Changes of requests make the report old, like everything below the key of the desk. */
export const reportKey = (period: Period) => [deskKey, "report", period.from, period.to] as const;
export const readReport = ({ from, to }: Period) =>
  callApi<SalesReport>("GET", `/api/sales-report?${new URLSearchParams({ from, to })}`);
/** The address of the file of a period. */
export const fileOf = ({ from, to }: Period) =>
  `/api/sales-report/export.csv?${new URLSearchParams({ from, to })}`;

const targetsPath = (year: string) => `/api/${salesTargets.path}/${year}`;
export const readTargets = async (year: string): Promise<AnsweredTargets> =>
  fromAnswer(salesTargets, await callApi<object>("GET", targetsPath(year)));
/** Stores targets of a year as a change of the version that was read. */
export const saveTargets = (body: object, { id, version }: AnsweredTargets) =>
  callApi<object>("PUT", targetsPath(id), body, { "If-Match": `"${version}"` });
