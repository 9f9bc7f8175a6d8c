import { formatDate } from "../../../../kernel/text/format.ts";
import { wordFor } from "../../../../kernel/text/word-for.ts";
import { requestWords } from "../board/quote-requests.text.ts";
import { deskText } from "../desk.text.ts";
import { serviceName, sourceName } from "../names.ts";

/** The filters with which the report of sales leads to the requests that a figure counts; requirement SALES-01. */
export const reportedFilters = [
  "arrived",
  "closed",
  "open",
  "answered",
  "source",
  "service",
  "package",
  "reason",
] as const;
type ReportedFilter = (typeof reportedFilters)[number];

const { reported: text } = deskText;

/** What a filter keeps, in words. */
export function reportedInWords(name: ReportedFilter, value: string): string {
  const [from = "", to = ""] = value.split("..").map(formatDate);
  const reason = wordFor<string>(requestWords.values.lostReason, value);
  switch (name) {
    case "arrived":
    case "closed":
      return text[name](from, to);
    case "open":
    case "answered":
      return text[name];
    case "source":
      return text.source(sourceName(value));
    case "service":
      return text.service(serviceName(value));
    case "package":
      return text.package(value);
    case "reason":
      return reason ? text.reason(reason) : text.noReason;
  }
}
