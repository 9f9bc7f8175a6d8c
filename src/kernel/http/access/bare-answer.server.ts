/*
 * What a program learns that may write a resource and not read it: which record its change made, and in which version; TOKEN-01.
 */

/** The parts of an answer that say what was done, and nothing of what a record holds. */
const told: ReadonlySet<string> = new Set([
  "id",
  "version",
  "revision",
  "row",
  "action",
  "created",
  "updated",
  "errors",
]);
const ofProblems: ReadonlySet<string> = new Set(["type", "title", "status", "code", "fields"]);
const itself = "current";

/** The answer without the values of records, a refusal's `current` included. What is not JSON is left out whole. */
export async function bareAnswer(response: Response): Promise<Response> {
  const type = response.headers.get("content-type");
  if (type === null) return response;
  const isProblem = type.includes("problem");
  if (!type.includes("json")) return new Response(null, { status: 204 });
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  const body = JSON.stringify(bare(await response.json(), isProblem));
  return new Response(body, { status: response.status, headers });
}

function bare(value: unknown, isProblem = false): unknown {
  if (Array.isArray(value)) return value.map((item) => bare(item));
  if (typeof value !== "object" || value === null) return null;
  const kept = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    if (isProblem && name === itself) return [[name, bare(part)]];
    // An import says for which rows nothing would change, which tells what is stored.
    if (name === "action" && part === "unchanged") return [[name, "update"]];
    const isTold = isProblem ? ofProblems.has(name) : told.has(name);
    const isSentences = name === (isProblem ? "fields" : "errors");
    return isTold && (isSentences || typeof part !== "object") ? [[name, part]] : [];
  });
  return Object.fromEntries(kept);
}
