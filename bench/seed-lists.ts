import { writeCsv } from "../src/kernel/resource/csv/csv.ts";
import { seedWords } from "./seed-lists.text.ts";

export const sizes = { projects: 5000, reviews: 20_000 };

const { columns, clients, things, places, cities, sentences } = seedWords;
const perFile = 2500;
const account = { email: "admin@shurfa.example", password: "shurfa-demo-2026" };

/** Signs in with the demo account, and answers the cookie for further calls. */
export async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  const [cookie = ""] = response.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  if (!response.ok || cookie === "") throw new Error(`signing in: ${response.status}`);
  return cookie;
}

/** Fills the lists through the import that staff use, so that every record is written with its revision. */
export async function seedLists(origin: string, cookie: string) {
  await importRows(origin, cookie, "projects", columns.projects, sizes.projects, projectRow);
  await importRows(origin, cookie, "reviews", columns.reviews, sizes.reviews, reviewRow);
}

async function importRows(
  origin: string,
  cookie: string,
  resource: string,
  names: readonly string[],
  size: number,
  rowOf: (index: number) => string[],
) {
  for (let from = 0; from < size; from += perFile) {
    const rows = Array.from({ length: Math.min(perFile, size - from) }, (_, index) => rowOf(from + index));
    const response = await fetch(`${origin}/api/${resource}/import`, {
      method: "POST",
      headers: { origin, cookie, "content-type": "text/csv" },
      body: writeCsv([[...names], ...rows]),
    });
    if (!response.ok) throw new Error(`import of ${resource}: ${await response.text()}`);
  }
}

const at = (values: readonly string[], index: number) => values[index % values.length] ?? "";
const dayOf = (index: number) =>
  new Date(Date.UTC(2024, 0, 1 + (index % 1000))).toISOString().slice(0, "2024-01-01".length);

function projectRow(index: number): string[] {
  const title = `${at(things, index)} ${at(places, index * 7)} ${index}`;
  const status = at(["planning", "in-progress", "completed", "on-hold"], index);
  const category = at(["commercial", "residential", "industrial", "other"], index * 3);
  return [
    title,
    at(sentences, index),
    category,
    status,
    String(index % 101),
    at(cities, index),
    dayOf(index),
    String(index + 100),
  ];
}

function reviewRow(index: number): string[] {
  const text = [0, 1, 2].map((step) => at(sentences, index + step)).join(" ");
  return [
    `${at(clients, index)} ${index}`,
    at(places, index * 3),
    `${at(things, index * 5)} ${at(places, index)}`,
    text,
    String(1 + (index % 5)),
    dayOf(index),
    String(index + 100),
  ];
}
