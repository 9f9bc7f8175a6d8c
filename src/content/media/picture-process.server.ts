import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import pLimit from "p-limit";
import { AppError, type ErrorCode, type FieldErrors, invalid } from "../../kernel/errors.ts";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";

type Pictures = typeof import("./picture.server.ts");
/** The functions of a module whose parameters and results can be sent to another process. */
type Work = Readonly<Record<string, (...input: never[]) => Promise<unknown>>>;
/** A call of a function of one of the modules that the process knows. */
export type Call = { module: "pictures" | "drawings" | "quoteFiles"; name: string; input: unknown[] };
export type Answer = { result?: unknown; error?: { code: ErrorCode; fields: FieldErrors; text: string } };

/** The argument with which the built server starts as the process that makes pictures. */
export const pictureCommand = "pictures";
/** Bytes in memory beyond which the process ends itself; what is allowed in `picture.server.ts` stays well below. */
export const mostMemory = 512 * 1024 * 1024;
/** The signal by which the process ends itself then. */
export const memorySignal = "SIGUSR2";

// For glibc: one heap for all threads, and large blocks are returned at once, which lowers the peak by a third.
const malloc = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};
const mostPlaces = 8;
// ms; both together stay below the minute for which a proxy waits.
const longestWait = 25_000;
const longestWork = 30_000;
const endsAfter = 10_000; // ms without work

let taken = 0;
const oneAtATime = pLimit(1);
let child: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

const inProcess = callerOf<Pictures>("pictures");

/** The functions of `picture.server.ts`, run in the process of pictures. */
export const pictures: Pictures = {
  processPicture: inProcess("processPicture"),
  measureSeenOn: inProcess("measureSeenOn"),
  cutPicture: inProcess("cutPicture"),
};

/** Holds one of eight places while a request's picture is read, made and stored; beyond them it is refused (503) unread. */
export async function withPlace<Result>(work: () => Promise<Result>): Promise<Result> {
  if (taken === mostPlaces) throw busy();
  taken++;
  try {
    return await work();
  } finally {
    taken--;
  }
}

/**
 * Makes functions of a module run, one call at a time, in a process of its own: decoders, fonts and renderers leave many megabytes
 * allocated, and a file that crashes one must not crash the site. The process knows nothing of the site's secrets, and ends after
 * ten seconds without work. What takes 30 seconds or too much memory is refused as `invalid`, what had to wait for too long as
 * `unavailable`. Decision 0034.
 */
export function callerOf<Module extends Work>(module: Call["module"]) {
  return <Name extends keyof Module & string>(name: Name) =>
    async (...input: Parameters<Module[Name]>): Promise<Awaited<ReturnType<Module[Name]>>> => {
      const asked = performance.now();
      const result = await oneAtATime(() => {
        if (performance.now() - asked > longestWait) throw busy();
        return ask({ module, name, input });
      });
      // The wire edge: the other end runs the function of this name.
      return result as Awaited<ReturnType<Module[Name]>>;
    };
}

async function ask(call: Call): Promise<unknown> {
  clearTimeout(idle);
  const by = pictureProcess();
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    by.kill("SIGKILL");
  }, longestWork);
  const failed = (cause: unknown) => reject(busy(cause));
  const ended = (_code: number | null, signal: NodeJS.Signals | null) =>
    isLate || signal === memorySignal ? reject(invalid({ image: fieldMessages.imageHeavy })) : failed(signal);
  by.on("message", resolve).on("error", failed).on("exit", ended);
  by.channel?.ref(); // until the answer is there
  by.send(call, (error) => error && failed(error));
  try {
    const { result, error } = await promise;
    if (error) throw new AppError(error.code, { fields: error.fields, cause: error.text });
    return result;
  } finally {
    clearTimeout(limit);
    by.off("message", resolve).off("error", failed).off("exit", ended);
    by.channel?.unref();
    idle = setTimeout(() => by.connected && by.disconnect(), endsAfter).unref();
  }
}

function pictureProcess(): ChildProcess {
  if (child?.connected) return child;
  // Without a build, Node runs the source itself.
  const [file, ...words] = import.meta.env.PROD
    ? [process.argv[1] ?? "", pictureCommand]
    : [join(import.meta.dirname, "picture-child.server.ts")];
  const started = fork(file, words, {
    serialization: "advanced", // bytes go as bytes
    execArgv: [],
    env: { PATH: process.env.PATH, ...malloc },
  });
  const gone = () => {
    if (child === started) child = undefined; // or another has taken its place already
  };
  started.on("error", gone).on("exit", gone);
  started.unref();
  child = started;
  return started;
}

function busy(cause?: unknown) {
  return new AppError("unavailable", { retryAfter: 10, cause });
}
