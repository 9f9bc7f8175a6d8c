import pino, { type DestinationStream, type Logger } from "pino";
import { logFields } from "../http/request-context.server.ts";

/**
 * The log: one JSON object a line, so that nothing that somebody typed can begin a line of its own, with the id of the
 * request. Of errors it keeps what helps to find them, without the addresses and numbers of people; requirement SEC-12.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: undefined, mixin: logFields, serializers: { err: describe } };
  return destination ? pino(options, destination) : pino(options);
}

/** Drivers hang rows, recipients and whole answers on their errors: only these go to the log. */
function describe(error: unknown): object {
  if (!(error instanceof Error)) return { message: withoutPeople(String(error)) };
  const code = "code" in error ? { code: String(error.code) } : {};
  const cause = error.cause === undefined ? {} : { cause: describe(error.cause) };
  const { name, message, stack = "" } = error;
  return { type: name, ...code, message: withoutPeople(message), stack: withoutPeople(stack), ...cause };
}

/** E-mail addresses and phone numbers give way; places in files (`app.ts:12:34`) stay. */
function withoutPeople(text: string) {
  return text
    .replace(/[^\s<>()"',;:=]+(@|%(25)*40)[^\s<>()"',;:]+(\.|%(25)*2e)[^\s<>()"',;:]+/gi, "[e-mail]")
    .replace(/\+?\d{9,}/g, "[number]");
}
