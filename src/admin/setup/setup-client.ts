import { callApi } from "../../kernel/http/api-client.ts";
import type { KindPieces, Offer, Setup } from "./setup-answer.ts";
import type { SetupStep } from "./setup-steps.ts";

const path = "/api/setup";

export const setupClient = {
  read: () => callApi<Setup>("GET", path),
  reach: (step: SetupStep) => callApi<Setup>("PUT", `${path}/step`, { step }),
  kinds: () => callApi<KindPieces[]>("GET", `${path}/kinds`),
  offer: (offer: Offer) => callApi<Setup>("PUT", `${path}/offer`, offer),
  addDemo: () => callApi<Setup>("POST", `${path}/demo`),
  finish: () => callApi<Setup>("POST", `${path}/finish`),
  done: (done: "privacy-read" | "put-away") => callApi<void>("POST", `${path}/done`, { done }),
};

export const setupKey = ["setup"];
