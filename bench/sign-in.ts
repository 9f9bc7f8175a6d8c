import { inTurns, type Measured, median, type Part } from "./part.ts";
import { withBench } from "./site.ts";

/*
 * Whether the time of a refused sign-in reveals if an account exists: 100 attempts with the demo account and 100 with
 * accounts that do not exist, in turns; requirement SEC-03.
 */

const tries = 100;
const widest = 1.15;

export const signIn: Part = {
  title: "Refused sign-ins of known and unknown accounts",
  run: () =>
    withBench(async ({ startSite }) => {
      const { origin } = await startSite();
      const refused = async (email: string) => {
        const start = performance.now();
        const response = await fetch(`${origin}/api/auth/sign-in/email`, {
          method: "POST",
          headers: { origin, "content-type": "application/json" },
          body: JSON.stringify({ email, password: "not the password" }),
        });
        await response.arrayBuffer();
        if (response.status !== 401) throw new Error(`a wrong password was answered with ${response.status}`);
        return performance.now() - start;
      };
      const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
      for (let count = -5; count < tries; count++) {
        for (const name of inTurns(["known", "unknown"] as const, count + 5)) {
          const email = name === "known" ? "admin@shurfa.example" : `nobody-${count}@shurfa.example`;
          const time = await refused(email);
          if (count >= 0) times[name].push(time); // the first attempts warm the server up
        }
      }
      return [compare(median(times.known), median(times.unknown))];
    }),
};

function compare(known: number, unknown: number): Measured {
  const ratio = Math.max(known, unknown) / Math.min(known, unknown);
  return {
    what: `sign-in refused: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`,
    value: `${((ratio - 1) * 100).toFixed(1)} % apart`,
    limit: "medians of 100 within 15 %",
    isMet: ratio <= widest,
  };
}
