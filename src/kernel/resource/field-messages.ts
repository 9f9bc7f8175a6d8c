import type { z } from "zod";
import type { FieldErrors } from "../errors.ts";
import { formatNumber } from "../text/format.ts";
import { type FieldMessage, fieldMessages } from "./field-messages.text.ts";

type Issue = z.core.$ZodIssue;

/**
 * One Arabic sentence per wrong field, keyed by its path (`features.2`), for the field's first issue.
 * A schema picks a sentence by its key, `z.int().min(1, "order")`; without one the kind of the issue decides.
 */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues.flatMap((issue) => leavesOf(issue))) {
    fields[issue.path.join(".") || "body"] ??= sentenceOf(issue);
  }
  return fields;
}

/** The issues to report: for a field with several shapes, those of the shape that fits the value best. */
function leavesOf(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union") return [issue];
  const closest = issue.errors.toSorted((a, b) => depthOf(b) - depthOf(a) || a.length - b.length)[0];
  if (!closest) return [issue];
  return closest.flatMap((inner) => leavesOf({ ...inner, path: [...issue.path, ...inner.path] }));
}

function depthOf(issues: readonly Issue[]) {
  return Math.max(0, ...issues.map((issue) => issue.path.length));
}

function sentenceOf(issue: Issue): string {
  if (isFieldMessage(issue.message)) return fill(issue.message, issue);
  return fill(messageFor(issue), issue);
}

function messageFor(issue: Issue): FieldMessage {
  switch (issue.code) {
    case "invalid_type":
      return isMissing(issue) ? "required" : (expectedMessages[issue.expected] ?? "option");
    case "too_small":
      if (issue.origin === "string" || issue.origin === "array") {
        return Number(issue.minimum) <= 1 ? "required" : "minLength";
      }
      return "min";
    case "too_big":
      if (issue.origin === "string") return "maxLength";
      return issue.origin === "array" ? "listMax" : "max";
    case "invalid_format":
      return formatMessages[issue.format] ?? "badCharacters";
    case "not_multiple_of":
      return issue.divisor === 0.01 ? "price" : "integer";
    case "custom":
      return "badCharacters";
    default:
      return "option";
  }
}

const expectedMessages: Record<string, FieldMessage> = {
  string: "badCharacters",
  number: "number",
  int: "integer",
  date: "date",
};

const formatMessages: Record<string, FieldMessage> = {
  email: "email",
  url: "url",
  date: "date",
  datetime: "date",
};

/** Zod does not report the refused value, but its own message ends with the type that it received. */
function isMissing(issue: Issue) {
  return /received (undefined|null)$/.test(issue.message);
}

function fill(message: FieldMessage, issue: Issue) {
  const minimum = "minimum" in issue ? formatNumber(Number(issue.minimum)) : "";
  const maximum = "maximum" in issue ? formatNumber(Number(issue.maximum)) : "";
  return fieldMessages[message].replace("{min}", () => minimum).replace("{max}", () => maximum);
}

function isFieldMessage(message: string): message is FieldMessage {
  return Object.hasOwn(fieldMessages, message);
}
