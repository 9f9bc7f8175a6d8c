import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { arch, cpus, platform, release, totalmem } from "node:os";
import type { Measured } from "./part.ts";

/** The heading below which other commands write their figures; a run of the bench leaves that part of the file as it is. */
const others = "## Small breaks that a test near them notices";

/** Writes the figures of a whole run, with the machine and the versions on which they were measured. */
export function writeReport(file: string, sections: { title: string; lines: Measured[] }[]) {
  const [cpu] = cpus();
  const nginx = spawnSync("nginx", ["-v"], { encoding: "utf8" })
    .stderr?.trim()
    .replace("nginx version: ", "");
  const head = [
    "# Benchmarks",
    "",
    "Written by `npm run bench`. Loads come from the same machine and share its cores, so the ratios say more than the figures: each",
    "is measured in turns with what it is compared with. A time has a limit in multiples of a bare load of the same run, since machines",
    "differ by a factor of two (decision 78): bare Node, a query of a bare server over 100,000 rows, a loop in the browser.",
    "",
    `- ${new Date().toISOString().slice(0, 10)}, ${cpu?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()} ${release()} ${arch()}`,
    `- Node ${process.version}${nginx ? `, ${nginx}` : ", nginx not installed"}`,
  ];
  const body = sections
    .filter(({ lines }) => lines.length > 0)
    .flatMap(({ title, lines }) => [
      "",
      `## ${title}`,
      "",
      "| what | measured | limit | |",
      "| --- | --- | --- | --- |",
      ...lines.map(
        ({ what, value, limit, isMet }) =>
          `| ${what} | ${value} | ${limit || "—"} | ${limit ? (isMet ? "kept" : "**over**") : ""} |`,
      ),
    ]);
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  const kept = before.includes(others) ? ["", before.slice(before.indexOf(others)).trimEnd()] : [];
  writeFileSync(file, `${[...head, ...body, ...kept].join("\n")}\n`);
}
