import Database from "better-sqlite3";
import { foldForSearch } from "../src/kernel/text/search.ts";
import { requestWords } from "./seed-lists.text.ts";

const { names, companies, messages } = requestWords;
const statuses = ["lost", "won", "lost", "contacted", "quoted", "won", "lost", "new", "won", "lost"];
const services = ["serviceWebsite", "serviceEcommerce", "serviceSocial", "serviceBranding"];
const minute = 60_000; // ms

/** Writes requests of the last two years into a site's database file; one in ten is a message, the newest 200 are unread. */
export function seedRequests(file: string, size: number) {
  const database = new Database(file);
  database.pragma("busy_timeout = 10000");
  const now = Date.now();
  // foreign name: columns of the table
  const insert = database.prepare(
    `insert into project_requests (kind, name, company_name, requested_services, phone, email, message, status, assignee_id,
      remind_on, news, news_at, search_text, version, created_at, updated_at)
     values (@kind, @name, @company, @services, @phone, @email, @message, @status, @assignee, @remind, @news, @at, @search, 1, @at, @at)`,
  );
  database.transaction(() => {
    for (let index = 0; index < size; index++) insert.run(rowOf(index, size, now));
  })();
  database.close();
}

function rowOf(index: number, size: number, now: number) {
  const age = size - index;
  const at = new Date(now - age * 10.5 * minute).toISOString();
  const isMessage = index % 10 === 9;
  const message = `${of(messages, index)} ${of(messages, index * 7 + 3)}`;
  const name = `${of(names, index)} ${of(names, index * 13 + 5)} ${index}`;
  const company = index % 3 === 0 ? "" : `${of(companies, index * 3)} ${index % 977}`;
  const phone = `+9665${String(10_000_000 + ((index * 7919) % 89_999_999)).slice(0, 8)}`;
  const email = `visitor${index}@mail.example`;
  const asked = isMessage
    ? { reason: "service", message }
    : [of(services, index), of(services, index * 3 + 1)];
  return {
    kind: isMessage ? "message" : "quote",
    name,
    company,
    services: JSON.stringify(asked),
    phone,
    email,
    message: isMessage ? "" : message,
    status: age < 300 ? "new" : of(statuses, index * 3 + 1),
    assignee: index % 4 === 0 ? 1 : null,
    remind: index % 500 === 0 ? at.slice(0, "2026-01-01".length) : null,
    news: age <= 200 ? "arrived" : null,
    at,
    search: [name, company, phone, email].map(foldForSearch).join("\n"),
  };
}

const of = (values: readonly string[], index: number) => values[index % values.length] ?? "";
