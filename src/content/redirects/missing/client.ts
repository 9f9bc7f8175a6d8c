import { callApi } from "../../../kernel/http/api-client.ts";
import type { MissingAnswer, NearestAnswer } from "./wire.ts";

const at = (path: string) => `path=${encodeURIComponent(path)}`;

export const missingKey = "missing-pages";
export const missingClient = {
  list: () => callApi<MissingAnswer[]>("GET", "/api/missing-pages"),
  /** The address that resembles a path most; "" where none does. */
  nearest: async (path: string) =>
    (await callApi<NearestAnswer>("GET", `/api/missing-pages/nearest?${at(path)}`)).address ?? "",
  forget: (path: string) => callApi<void>("DELETE", `/api/missing-pages?${at(path)}`),
};
