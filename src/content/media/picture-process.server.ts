import { type ChildProcess, fork } from "node:child_process";
import { AppError, type ErrorCode, type FieldErrors } from "../../kernel/errors.ts";

type Work = typeof import("./picture.server.ts");
type Call = { id: number; name: keyof Work; input: unknown[] };
type Answer = {
  id: number;
  result?: unknown;
  error?: { code: ErrorCode; fields: FieldErrors; text: string };
};
type Waiting = { by: ChildProcess; resolve(result: unknown): void; reject(error: unknown): void };

/** The word with which the built server starts as the process that makes pictures. */
export const pictureCommand = "pictures";

// glibc: one heap for all threads, and large blocks go back at once: it peaks at 260 MB in place of 420.
const malloc = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};
const endsAfter = 10_000; // ms without work
const waiting = new Map<number, Waiting>();
let count = 0;
let child: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

/**
 * The work of `picture.server.ts`, in a process of its own: decoders leave hundreds of megabytes with whoever runs them, and a
 * file that brings one down must not take the site with it. It knows nothing of the site's secrets, and ends when it has had
 * nothing to do for a while. Without a build (tests, development) the work is done in place. Decision 0034.
 */
export const pictures: { [Name in keyof Work]: Work[Name] } = {
  processPicture: (upload) => run("processPicture", upload),
  cutPicture: (picture, area) => run("cutPicture", picture, area),
  drawPicture: (svg) => run("drawPicture", svg),
};

async function run<Name extends keyof Work>(
  name: Name,
  ...input: Parameters<Work[Name]>
): Promise<Awaited<ReturnType<Work[Name]>>> {
  const call = { id: ++count, name, input };
  // The wire edge: the other end runs the function of this name.
  return (await (import.meta.env.PROD ? ask(call) : work(call))) as Awaited<ReturnType<Work[Name]>>;
}

async function work({ name, input }: Call): Promise<unknown> {
  const made: Record<keyof Work, (...input: never[]) => unknown> = await import("./picture.server.ts");
  return made[name](...(input as never[])); // the wire edge: `run` gave them their types
}

function ask(call: Call): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  clearTimeout(idle);
  const by = pictureProcess();
  waiting.set(call.id, { by, resolve, reject });
  by.channel?.ref(); // until the answer is there
  by.send(call, (error) => error && settle({ id: call.id }, new AppError("unavailable", { cause: error })));
  return promise;
}

function pictureProcess(): ChildProcess {
  if (child?.connected) return child;
  const started = fork(process.argv[1] ?? "", [pictureCommand], {
    serialization: "advanced", // bytes go as bytes
    execArgv: [],
    env: { PATH: process.env.PATH, ...malloc },
  });
  started.on("message", (answer: Answer) => settle(answer));
  const gone = (cause?: unknown) => {
    if (child === started) child = undefined; // or another has taken its place already
    for (const [id, { by }] of waiting)
      if (by === started) settle({ id }, new AppError("unavailable", { cause }));
  };
  started.on("error", gone);
  started.on("exit", () => gone());
  started.unref();
  child = started;
  return started;
}

function settle({ id, result, error }: Answer, failure?: AppError) {
  const call = waiting.get(id);
  waiting.delete(id);
  if (failure) call?.reject(failure);
  else if (error) call?.reject(new AppError(error.code, { fields: error.fields, cause: error.text }));
  else call?.resolve(result);
  if (waiting.size > 0 || !child) return;
  child.channel?.unref();
  idle = setTimeout(() => child?.disconnect(), endsAfter).unref();
}

/** The other end: does what it is asked until its parent lets go. */
export function servePictures() {
  // A signal to all processes of the site ends the parent, which finishes what runs; then this one ends.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => {});
  process.on("disconnect", () => process.exit(0));
  process.on("message", async (call: Call) => process.send?.(await answerTo(call)));
}

async function answerTo(call: Call): Promise<Answer> {
  try {
    return { id: call.id, result: await work(call) };
  } catch (error) {
    const { code, fields, cause } =
      error instanceof AppError ? error : { code: "internal" as const, fields: {}, cause: error };
    return { id: call.id, error: { code, fields, text: String(cause ?? code) } };
  }
}
