import { AppError } from "../../kernel/errors.ts";
import { type Answer, type Call, memorySignal, mostMemory } from "./picture-process.server.ts";

/*
 * The process that makes pictures: it is started, not imported, and answers calls until its parent disconnects.
 */

// A signal to all processes of the site must not end this one: the parent first finishes what runs, then disconnects.
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => {});
process.on("disconnect", () => process.exit(0));
process.on("message", async (call: Call) => process.send?.(await answerTo(call)));

// Decoders run in other threads, so this timer runs meanwhile. It ends the process by a signal: an exit would wait for them.
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) process.kill(process.pid, memorySignal);
}, 10);

async function answerTo({ name, input }: Call): Promise<Answer> {
  try {
    const made: Record<typeof name, (...input: never[]) => unknown> = await import("./picture.server.ts");
    return { result: await made[name](...(input as never[])) }; // the wire edge: `run` gave them their types
  } catch (error) {
    const { code, fields, cause } =
      error instanceof AppError ? error : { code: "internal" as const, fields: {}, cause: error };
    return { error: { code, fields, text: String(cause ?? code) } };
  }
}
