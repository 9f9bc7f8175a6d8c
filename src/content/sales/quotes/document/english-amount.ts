import { hasWords } from "./amount-words.ts";

const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const scales = ["", " thousand", " million", " billion"];

/** A sum of halalas in English words, as they begin a sentence; empty for a sum without words. Requirement PAPER-02. */
export function englishAmount(halalas: number): string {
  if (!hasWords(halalas)) return "";
  const [whole, rest] = [Math.floor(halalas / 100), halalas % 100];
  const said = [
    ...(whole > 0 ? [`${numberOf(whole)} Saudi riyal${whole === 1 ? "" : "s"}`] : []),
    ...(rest > 0 ? [`${belowThousand(rest)} halala${rest === 1 ? "" : "s"}`] : []),
  ].join(" and ");
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** «One thousand and five», «one thousand one hundred and five». */
function numberOf(count: number): string {
  const last = count % 1000;
  const above = [...scales.entries()]
    .slice(1)
    .map(([power, scale]) => ({ scale, of: Math.floor(count / 1000 ** power) % 1000 }))
    .filter(({ of }) => of > 0)
    .map(({ scale, of }) => belowThousand(of) + scale)
    .reverse();
  if (last === 0) return above.join(" ");
  const and = above.length > 0 && last < 100 ? ["and"] : [];
  return [...above, ...and, belowThousand(last)].join(" ");
}

function belowThousand(count: number): string {
  const [hundreds, rest] = [Math.floor(count / 100), count % 100];
  const ofHundreds = hundreds > 0 ? [`${small[hundreds]} hundred`] : [];
  return [...ofHundreds, ...(rest > 0 ? [belowHundred(rest)] : [])].join(" and ");
}

const belowHundred = (count: number) =>
  small[count] ?? [tens[Math.floor(count / 10)], ...(count % 10 > 0 ? [small[count % 10]] : [])].join("-");
