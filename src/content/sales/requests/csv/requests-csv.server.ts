import type { Kernel } from "../../../../kernel/process/kernel.server.ts";
import { csvText } from "../../../../kernel/resource/csv/csv.text.ts";
import type { CsvRow } from "../../../../kernel/resource/csv/csv.ts";
import { displayPhone, isoDay, riyadhTime } from "../../../../kernel/text/format.ts";
import { ownValueOf } from "../../own-fields/own-values.ts";
import { ownFieldsOf } from "../../own-fields/store.server.ts";
import { requestWords } from "../board/quote-requests.text.ts";
import { listAssignees, lostInWords } from "../desk.server.ts";
import { worthOfRequests } from "../figures/worth-store.server.ts";
import { answersInWords } from "../forms/answers-in-words.ts";
import { messageOf, wantedOf } from "../names.ts";
import type { ProjectRequest, RequestKind } from "../requests.ts";
import { stageOf } from "../stages.ts";
import { requestsCsv } from "./requests-csv.text.ts";

/** The rows of the CSV file, headings first; times are in Riyadh, `2026-11-27 14:05`, and values in riyals. */
export async function csvRows(
  kernel: Kernel,
  kind: RequestKind,
  requests: readonly ProjectRequest[],
): Promise<CsvRow[]> {
  const columns = requestsCsv[kind];
  const [assignees, notes, worth, ownFields] = await Promise.all([
    listAssignees(kernel),
    notesByRequest(kernel, requests),
    worthOfRequests(kernel, requests),
    ownFieldsOf(kernel.reads, "request"),
  ]);
  const nameOf = new Map(assignees.map(({ id, name }) => [id, name]));
  const cells = (request: ProjectRequest): Record<string, string> => ({
    id: String(request.id),
    createdAt: isoMinute(request.createdAt),
    source: requestWords.values.source[request.source],
    worth: worth.has(request.id) ? String((worth.get(request.id) ?? 0) / 100) : "",
    remindOn: request.remindOn ?? "",
    name: request.name,
    company: request.companyName,
    asked: wantedOf(request).join("\n"),
    message: request.formPlace === "" ? messageOf(request) : "",
    answers: answersInWords(request.formAnswers),
    phone: displayPhone(request.phone),
    email: request.email,
    status: stageOf(request).label,
    assignee: nameOf.get(request.assigneeId ?? 0) ?? "",
    lost: lostInWords(request),
    tags: request.tags.join("\n"),
    notes: (notes.get(request.id) ?? []).join("\n"),
  });
  const rows = requests.map((request) => {
    const filled = cells(request);
    const own = ownFields.map((field) => {
      const value = ownValueOf(request.ownValues, field.id);
      return field.kind === "flag" && value !== "" ? csvText.yes : value;
    });
    return [...Object.keys(columns).map((column) => filled[column] ?? ""), ...own];
  });
  return [[...Object.values(columns), ...ownFields.map(({ title }) => title)], ...rows];
}

/** A point in time in Riyadh as spreadsheets read and sort it. */
const isoMinute = (at: string) => `${isoDay(at)} ${riyadhTime(at)}`;

/** The notes of staff by request, oldest first, without replies and log entries. */
async function notesByRequest(kernel: Kernel, requests: readonly ProjectRequest[]) {
  const notes = new Map<number, string[]>();
  const wanted = new Set(requests.map(({ id }) => id));
  const rows = await kernel.reads
    .selectFrom("request_notes")
    .select(["request_id", "body"])
    .where("kind", "=", "note")
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  for (const row of rows) {
    const id = row.request_id;
    if (!wanted.has(id)) continue;
    notes.set(id, [...(notes.get(id) ?? []), row.body]);
  }
  return notes;
}
