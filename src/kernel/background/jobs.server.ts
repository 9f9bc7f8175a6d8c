import type { Kernel } from "../process/kernel.server.ts";
import { type Loop, repeat } from "./repeat.server.ts";

declare module "../db/database.server.ts" {
  interface Tables {
    jobs: { name: string; due_at: string };
  }
}

/**
 * A regular job of the server. Only one of the processes on a database runs it; after a failure, or when the process that ran
 * it was ended, the job is due again sooner. `run` ends early when the kernel shuts down.
 */
export type Job = {
  name: string;
  everySeconds: number;
  retrySeconds: number;
  run(): Promise<void>;
  /** It is done too often to be told each time. */
  isQuiet?: true;
};

const look = 30_000; // ms between two checks whether the job is due

/** Does a job whenever it is due, until `stop`, which waits for a running job. */
export function startJob(kernel: Kernel, job: Job): Loop {
  return repeat(kernel, () => runWhenDue(kernel, job), { every: look, failed: "job failed", atOnce: true });
}

/** Does the job if it is due and no other process claimed it first; answers whether it was done here. Never throws. */
export async function runWhenDue(kernel: Kernel, job: Job): Promise<boolean> {
  const began = kernel.now();
  try {
    if (!(await claim(kernel, job))) return false;
    await whileClaiming(kernel, job);
    await setDue(kernel, job, began, job.everySeconds);
    if (!job.isQuiet) kernel.log.info({ job: job.name }, "job done");
    return true;
  } catch (err) {
    kernel.log.error({ err, job: job.name }, "job failed");
    await setDue(kernel, job, kernel.now(), job.retrySeconds).catch(() => {});
    return false;
  }
}

/**
 * One statement, so that of many processes that ask at once only one moves the time on and gets the row back. The claim is
 * short, because a process that is killed does not release it.
 */
async function claim(kernel: Kernel, { name, retrySeconds }: Job) {
  const claimed = await kernel.db
    .insertInto("jobs")
    .values({ name, due_at: after(kernel.now(), retrySeconds) })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet((eb) => ({ due_at: eb.ref("excluded.due_at") }))
        .where("jobs.due_at", "<=", kernel.now().toISOString()),
    )
    .returning("name")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Runs the job, and renews the claim until the job ends. */
async function whileClaiming(kernel: Kernel, job: Job) {
  const every = (job.retrySeconds * 1000) / 3;
  const claimAnew = () => setDue(kernel, job, kernel.now(), job.retrySeconds);
  const claiming = repeat(kernel, claimAnew, { every, failed: "the claim of a job could not be renewed" });
  try {
    await job.run();
  } finally {
    await claiming.stop();
  }
}

async function setDue(kernel: Kernel, { name }: Job, from: Date, seconds: number) {
  await kernel.db
    .updateTable("jobs")
    .set({ due_at: after(from, seconds) })
    .where("name", "=", name)
    .execute();
}

function after(time: Date, seconds: number) {
  return new Date(time.getTime() + seconds * 1000).toISOString();
}
