import type { Kernel } from "./kernel.server.ts";

/** A regular job of the house. Of all processes on one database one does it; after a failure it is due again sooner. */
export type Job = { name: string; everySeconds: number; retrySeconds: number; run(): Promise<void> };

const look = 30_000; // ms between two looks at whether it is due

/** Does a job whenever it is due, until `stop`. */
export function startJob(kernel: Kernel, job: Job): { stop(): void } {
  const timer = setInterval(() => void runWhenDue(kernel, job), look);
  timer.unref();
  void runWhenDue(kernel, job);
  return { stop: () => clearInterval(timer) };
}

/** Does the job if it is due and no other process was first; answers whether it was done here. Never throws. */
export async function runWhenDue(kernel: Kernel, job: Job): Promise<boolean> {
  try {
    if (!(await claim(kernel, job))) return false;
    await job.run();
    kernel.log.info({ job: job.name }, "job done");
    return true;
  } catch (err) {
    kernel.log.error({ err, job: job.name }, "job failed");
    await dueAgain(kernel, job).catch(() => {});
    return false;
  }
}

/** One statement: of many processes that ask at once, one moves the time on and gets its row back. */
async function claim(kernel: Kernel, { name, everySeconds }: Job) {
  const claimed = await kernel.db
    .insertInto("jobs")
    .values({ name, due_at: later(kernel, everySeconds) })
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

async function dueAgain(kernel: Kernel, { name, retrySeconds }: Job) {
  await kernel.db
    .updateTable("jobs")
    .set({ due_at: later(kernel, retrySeconds) })
    .where("name", "=", name)
    .execute();
}

function later(kernel: Kernel, seconds: number) {
  return new Date(kernel.now().getTime() + seconds * 1000).toISOString();
}
