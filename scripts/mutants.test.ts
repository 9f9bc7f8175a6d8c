import { stripTypeScriptTypes } from "node:module";
import { expect, test } from "vitest";
import { plantMutants } from "./mutants.ts";

const source = `import { register } from "node:module";
type Kind = "a" | "b";
declare module "tables" { interface Tables { prices: number } }
export function price(sum: number, kind: Kind, list: number[]) {
  if (sum < 0) throw new Error("no sum");
  if (sum > 2) list.push(sum);
  else list.push(1); // without braces, and never reached
  const open = list.filter((one) => one > 0 && !(one === 7)).map((one) => ({ one, kind }));
  return { open, rate: Math.min(sum * 15, 100), label: \`\${kind}!\`, first: open[0]?.one ?? 3 };
}
log.info({ register }, "words for people");`;

test("RUN-02 every mutant is planted once, has no effect while inactive, and does what it says when active", () => {
  const { mutants, code } = plantMutants("price.ts", source, 0);
  // Names of modules, types and words for people are never mutated.
  expect(mutants.map(({ change }) => change).join("\n")).not.toMatch(
    /^"(node:module|tables|a|b|words for people)" →/m,
  );
  expect(mutants.map(({ line }) => line)).toEqual(mutants.map(({ line }) => line).toSorted((a, b) => a - b));

  const outcome = (awake: number) => {
    const body = stripTypeScriptTypes(code.replace(/^import.*$/m, "").replace("export ", ""));
    const run = new Function("__mutant", "log", "register", `${body}\nreturn price;`);
    const price = run((id: number) => id === awake, { info() {} }, null);
    return [-1, 3, 7].map((sum) => {
      try {
        return price(sum, "a", [7]);
      } catch (error) {
        return String(error);
      }
    });
  };
  const asItIs = outcome(-1);
  expect(asItIs[1]).toEqual({ open: [{ one: 3, kind: "a" }], rate: 45, label: "a!", first: 3 });
  const same = mutants.filter(({ id }) => JSON.stringify(outcome(id)) === JSON.stringify(asItIs));
  // These mutants change nothing that these three calls show.
  expect(same.map(({ change }) => change)).toEqual([
    "sum < 0 → (sum) <= (0)",
    "0 → 1", // of `sum < 0`
    "sum > 2 → true",
    "sum > 2 → (sum) >= (2)",
    "without list.push(1);",
    "1 → 2", // what is pushed there
    "one > 0 → (one) >= (0)",
    "0 → 1", // of `one > 0`
    "0 → 1", // of `open[0]`, where 3 stands in
    'without log.info({ register }, "words for people");',
  ]);
});
