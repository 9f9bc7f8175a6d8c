import type { BadgeTone } from "../../../ui/badge.tsx";
import { stageNames, statusNames } from "./board/quote-requests.text.ts";
import {
  messageStages,
  type ProjectRequest,
  type RequestKind,
  type RequestStatus,
  requestStatuses,
  statusesOfStage,
} from "./requests.ts";

/** One stage of a request, or state of a message, as the admin shows it; requirement DESK-01. */
export type Stage = {
  value: string;
  label: string;
  tone: BadgeTone;
  /** The stored statuses that the stage stands for, and the one that is stored when staff choose it. */
  statuses: readonly RequestStatus[];
  stored: RequestStatus;
};

const tones: Record<RequestStatus, BadgeTone> = {
  new: "accent",
  contacted: "info",
  quoted: "warn",
  won: "success",
  lost: "neutral",
};

const stages: Record<RequestKind, readonly Stage[]> = {
  quote: requestStatuses.map((status) => ({
    value: status,
    label: statusNames[status],
    tone: tones[status],
    statuses: [status],
    stored: status,
  })),
  message: messageStages.map((stage) => {
    const statuses = statusesOfStage[stage];
    const [stored] = statuses;
    return { value: stage, label: stageNames[stage], tone: tones[stored], statuses, stored };
  }),
};

/** The stages of a kind in their order. */
export const stagesOf = (kind: RequestKind): readonly Stage[] => stages[kind];

export function stageOf({ kind, status }: Pick<ProjectRequest, "kind" | "status">): Stage {
  const [first, ...rest] = stages[kind];
  const found = rest.find(({ statuses }) => statuses.includes(status)) ?? first;
  if (!found) throw new Error("A kind has no stages.");
  return found;
}

/** The name of the stage filter of a kind, in addresses and in calls. */
export const stageFilter = (kind: RequestKind) => (kind === "quote" ? "status" : "stage");
