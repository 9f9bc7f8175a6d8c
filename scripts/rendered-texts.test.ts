import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { staffCounted } from "../src/admin-kit/staff-counts.text.ts";
import { counted, countedGenitive, type PluralForms } from "../src/kernel/text/format.text.ts";
import {
  countAfterPreposition,
  countOf,
  type GenitiveNoun,
  relativeTime,
} from "../src/kernel/text/format.ts";

/*
 * Every text with a count or a title in it, written out for the numbers whose forms differ and for every title of the demo, in
 * a file that somebody has read. Who changes a text reads its lines again: a machine sees neither «خدمتان هندسية» nor «103 دعوة».
 */

const counts = [0, 1, 2, 3, 11, 100, 103];
type Module = Record<string, unknown>;
const modules: Record<string, Module> = {
  ...import.meta.glob<Module>("../src/**/*.text.ts", { eager: true }),
  ...import.meta.glob<Module>("../seeds/kinds/*.json", { eager: true, import: "default" }),
};
const apart = /\/testing\/|format\.text|staff-counts|typed-day/;

/** The noun that a placeholder of this name counts. */
const nouns: Record<string, PluralForms> = {
  services: counted.service,
  clients: staffCounted.client,
  projects: counted.project,
  questions: counted.question,
  results: staffCounted.result,
  items: staffCounted.item,
  edits: staffCounted.edit,
  links: staffCounted.link,
  all: staffCounted.request,
  pages: staffCounted.page,
  quotes: staffCounted.quote,
};
const numeric =
  /^(count|total|visible|active|invited|missing|done|published|scheduled|place|places|unread|shown|recent|before|now|requests|messages|visits|inProgress|merged|open|created|updated|unchanged|bad)$/;

test("AR-02 TRIAL-01 A E: every text with a count reads right for 0, 1, 2, 3, 11, 100 and 103", async () => {
  const lines = [...nounLines(), ...relativeLines(), ...Object.entries(modules).flatMap(moduleLines)];
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("rendered-counts.txt");
});

test("AR-02 TRIAL-01 T2: the sentences with a title read right for every title of the demo", async () => {
  const titles = ["packages", "packages-server", "services", "projects", "articles"].flatMap((name) =>
    titlesOf(name),
  );
  const templates = Object.entries(modules).flatMap(([, module]) =>
    stringsOf(module).filter((text) => text.includes("{title}")),
  );
  const lines = templates.flatMap((template) => titles.map((title) => template.replace("{title}", title)));
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("rendered-titles.txt");
});

function nounLines() {
  const nominative = Object.values({ ...counted, ...staffCounted }).map((noun) =>
    counts.map((count) => countOf(noun, count)),
  );
  const genitive = (Object.keys(countedGenitive) as GenitiveNoun[]).map((noun) =>
    counts.map((count) => countAfterPreposition(noun, count)),
  );
  return [...nominative, ...genitive].map((forms) => forms.join(" / "));
}

function relativeLines() {
  const now = "2026-11-22T09:00:00Z";
  const minutes = [
    1, 2, 3, 11, 60, 120, 180, 660, 2880, 4320, 10_080, 20_160, 43_200, 86_400, 525_600, 1_051_200,
  ];
  return [minutes, minutes.map((minute) => -minute)].map((list) =>
    list.map((minute) => relativeTime(new Date(Date.parse(now) + minute * 60_000), now)).join(" / "),
  );
}

function moduleLines([file, module]: [string, Module]): string[] {
  if (apart.test(file)) return [];
  const functions = valuesOf(module, (value) => typeof value === "function").flatMap(([path, call]) =>
    called(path, call),
  );
  const templates = stringsOf(module)
    .filter((text) => text.includes("{services}"))
    .map((text) =>
      counts.map((count) => text.replace("{services}", countOf(counted.service, count))).join("\n"),
    );
  const lines = [...functions, ...templates];
  return lines.length === 0 ? [] : ["", file.replace("../src/", ""), ...lines];
}

/** A function of a text, called with each count; nothing when none of its parameters is a count. */
function called(path: string, call: unknown): string[] {
  if (typeof call !== "function") return [];
  const parameters =
    /^(?:async )?(?:\w+ ?)?\(?([^)=]*)\)?/
      .exec(String(call))?.[1]
      ?.split(",")
      .map((name) => name.trim()) ?? [];
  if (!parameters.some((name) => name in nouns || numeric.test(name))) return [];
  return counts
    .map((count) => {
      const values = parameters.map((name) => {
        const noun = nouns[name];
        if (noun) return countOf(noun, count);
        return numeric.test(name) ? count : `«${name}»`;
      });
      return `${path}: ${String(call(...values))}`;
    })
    .filter((line) => !line.includes("NaN")); // no share of nothing
}

function valuesOf(value: unknown, wanted: (value: unknown) => boolean, path = ""): [string, unknown][] {
  if (wanted(value)) return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    valuesOf(inner, wanted, path ? `${path}.${key}` : key),
  );
}

const stringsOf = (module: Module) =>
  valuesOf(module, (value) => typeof value === "string").map(([, text]) => String(text));

const titlesOf = (name: string): string[] =>
  JSON.parse(readFileSync(new URL(`../seeds/${name}.json`, import.meta.url), "utf8")).map(
    ({ title }: { title: string }) => title,
  );
