import pino, { type DestinationStream, type Logger } from "pino";
import { logFields } from "../http/request-context.server.ts";

/**
 * Makes the log: one JSON object per line with the id of the request, so that typed text cannot forge a line. Errors keep what
 * helps to find their cause, without the addresses and phone numbers of people; requirement SEC-12.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: undefined, mixin: logFields, serializers: { err: describe } };
  return destination ? pino(options, destination) : pino(options);
}

/** The parts of an error that may be logged: drivers attach rows, recipients and whole answers to their errors. */
function describe(error: unknown): object {
  if (!(error instanceof Error)) return { message: withoutPeople(String(error)) };
  const code = "code" in error ? { code: String(error.code) } : {};
  const cause = error.cause === undefined ? {} : { cause: describe(error.cause) };
  const { name, message, stack = "" } = error;
  return { type: name, ...code, message: withoutPeople(message), stack: withoutPeople(stack), ...cause };
}

/** Removes e-mail addresses and phone numbers from a text; positions in files (`app.ts:12:34`) stay. */
function withoutPeople(text: string) {
  return text
    .replace(/[^\s<>()"',;:=]+(@|%(25)*40)[^\s<>()"',;:]+(\.|%(25)*2e)[^\s<>()"',;:]+/gi, "[e-mail]")
    .replace(/\+?\d{9,}/g, "[number]");
}
