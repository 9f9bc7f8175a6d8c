import type { z } from "zod";
import { AppError } from "../../../kernel/errors.ts";
import { callApi } from "../../../kernel/http/api-client.ts";
import type {
  AnswerBody,
  changedRemarkBody,
  GuestView,
  guestHeader,
  guestReplyBody,
  remarkBody,
} from "./wire.ts";

export type NewRemark = z.input<typeof remarkBody>;
export type NewReply = z.input<typeof guestReplyBody>;
export type GuestClient = ReturnType<typeof guestClient>;

/** A literal, because the module of the schemas is not for browsers. */
const header: typeof guestHeader = "x-guest";

const longest = 20_000; // ms until an answer counts as none

/**
 * The calls of a review's guest; requirement SAY-01. `guest` is the name of this browser. Each answers the whole view; every failure
 * is an AppError, also an answer that takes too long. A call without an answer may be made again: the server stores the same words of a
 * browser once.
 */
export function guestClient(token: string, guest: string) {
  const path = `/api/review/${encodeURIComponent(token)}`;
  const call = (method: "GET" | "POST" | "PATCH" | "DELETE", at = "", body?: object) =>
    inTime(callApi<GuestView>(method, path + at, body, { [header]: guest }));
  return {
    view: () => call("GET"),
    remark: (body: NewRemark) => call("POST", "/remarks", body),
    reply: (id: number, body: NewReply) => call("POST", `/remarks/${id}/replies`, body),
    change: (id: number, body: z.input<typeof changedRemarkBody>) => call("PATCH", `/remarks/${id}`, body),
    remove: (id: number) => call("DELETE", `/remarks/${id}`),
    answer: (body: AnswerBody) => call("POST", "/answers", body),
  };
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_answered, refuse) => {
    timer = setTimeout(
      () => refuse(new AppError("unavailable", { cause: new Error("no answer in time") })),
      longest,
    );
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
