import type { Kernel } from "../process/kernel.server.ts";
import { type Loop, repeat } from "./repeat.server.ts";

declare module "../db/database.server.ts" {
  interface Tables {
    jobs: { name: string; due_at: string };
  }
}

/**
 * A regular job of the server. Of all processes on one database one runs it; after a failure, or when the process that ran it
 * was ended, it is due again sooner. `run` ends early when the kernel shuts down.
 */
export type Job = { name: string; everySeconds: number; retrySeconds: number; run(): Promise<void> };

const look = 30_000; // ms between two looks at whether it is due

/** Does a job whenever it is due, until `stop`, which waits for what runs. */
export function startJob(kernel: Kernel, job: Job): Loop {
  return repeat(kernel, () => runWhenDue(kernel, job), { every: look, failed: "job failed", atOnce: true });
}

/** Does the job if it is due and no other process was first; answers whether it was done here. Never throws. */
export async function runWhenDue(kernel: Kernel, job: Job): Promise<boolean> {
  const began = kernel.now();
  try {
    if (!(await claim(kernel, job))) return false;
    await whileClaiming(kernel, job);
    await setDue(kernel, job, began, job.everySeconds);
    kernel.log.info({ job: job.name }, "job done");
    return true;
  } catch (err) {
    kernel.log.error({ err, job: job.name }, "job failed");
    await setDue(kernel, job, kernel.now(), job.retrySeconds).catch(() => {});
    return false;
  }
}

/**
 * One statement: of many processes that ask at once, one moves the time on and gets its row back. It is claimed for a short
 * time, because a process that is ended gives nothing back.
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

/** Runs the job, and claims it anew as long as that takes. */
async function whileClaiming(kernel: Kernel, job: Job) {
  const every = (job.retrySeconds * 1000) / 3;
  const claimAnew = () => setDue(kernel, job, kernel.now(), job.retrySeconds);
  const claiming = repeat(kernel, claimAnew, { every, failed: "job not claimed anew" });
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
