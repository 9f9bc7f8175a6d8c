import { AppError } from "../../kernel/errors.ts";
import { type Answer, type Call, memorySignal, mostMemory } from "./picture-process.server.ts";

type Functions = Readonly<Record<string, (...input: never[]) => unknown>>;
/** The modules whose functions the process runs; each is loaded by its first call. */
export type Modules = Readonly<Partial<Record<Call["module"], () => Promise<Functions>>>>;

/** Turns this process into the one of pictures: it answers calls until its parent disconnects. */
export function answerCalls(modules: Modules) {
  // A signal to all processes of the site must not end this one: the parent first finishes what runs, then disconnects.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => {});
  process.on("disconnect", () => process.exit(0));
  process.on("message", async (call: Call) => process.send?.(await answerTo(call, modules)));

  // Decoders run in other threads, so this timer runs meanwhile. It ends the process by a signal: an exit would wait for them.
  setInterval(() => {
    if (process.memoryUsage.rss() > mostMemory) process.kill(process.pid, memorySignal);
  }, 10);
}

async function answerTo({ module, name, input }: Call, modules: Modules): Promise<Answer> {
  try {
    const run = (await modules[module]?.())?.[name];
    if (!run) throw new Error(`the process of pictures knows no ${module}.${name}`);
    return { result: await run(...(input as never[])) }; // the wire edge: `callerOf` gave them their types
  } catch (error) {
    const { code, fields, cause } =
      error instanceof AppError ? error : { code: "internal" as const, fields: {}, cause: error };
    return { error: { code, fields, text: String(cause ?? code) } };
  }
}
