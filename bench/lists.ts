import { measureTyping } from "./lists-typing.ts";
import type { Measured, Part } from "./part.ts";
import { seedWords } from "./seed-lists.text.ts";
import { seedLists, signIn, sizes } from "./seed-lists.ts";
import { type Bench, withBench } from "./site.ts";
import { bareQuery, caller, timesOfBare } from "./yardstick.ts";

/*
 * The admin's lists with 5,000 projects and 20,000 testimonials: a page of the list, search and filter each answer in at
 * most six times what a bare query takes (95 of 100 calls, one after another), and typing in the search blocks no frame
 * for long.
 */

const calls = 60;
const mostOfBare = 6;

const cases: Record<string, (call: number) => string> = {
  "projects, page": (call) => `/api/projects?limit=50&offset=${((call * 7) % 100) * 50}`,
  "projects, search": (call) => `/api/projects?limit=50&offset=0&q=${word(call)}`,
  "projects, filter": (call) =>
    `/api/projects?limit=50&offset=0&status=${["completed", "planning"][call % 2]}`,
  "projects, sorted": (call) => `/api/projects?limit=50&offset=0&sort=${["title", "-startDate"][call % 2]}`,
  "testimonials, page": (call) => `/api/reviews?limit=50&offset=${((call * 7) % 400) * 50}`,
  "testimonials, search": (call) => `/api/reviews?limit=50&offset=0&q=${word(call)}`,
  "testimonials, filter": (call) => `/api/reviews?limit=50&offset=0&rating=${1 + (call % 5)}`,
  "testimonials, sorted": (call) =>
    `/api/reviews?limit=50&offset=0&sort=${["clientName", "-date", "-rating"][call % 3]}`,
  "testimonials, counted": () => "/api/reviews/summary",
};

export const lists: Part = {
  title: `Lists with ${sizes.projects} projects and ${sizes.reviews} testimonials`,
  run: () => withBench(measureLists),
};

async function measureLists(bench: Bench): Promise<Measured[]> {
  const { origin } = await bench.startSite();
  const cookie = await signIn(origin);
  await seedLists(origin, cookie);
  const measured: Measured[] = [];
  const bare = await bareQuery(bench);
  for (const [what, addressOf] of Object.entries(cases)) {
    const asked = Array.from({ length: calls }, (_, call) => caller(origin + addressOf(call), { cookie }));
    measured.push(await timesOfBare(what, asked, bare, mostOfBare));
  }
  return [...measured, ...(await measureTyping(origin, cookie))];
}

const word = (call: number) => encodeURIComponent(seedWords.searched[call % seedWords.searched.length] ?? "");
