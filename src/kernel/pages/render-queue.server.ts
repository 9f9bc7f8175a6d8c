import { AppError } from "../errors.ts";

export type RenderQueue = {
  /**
   * Runs a render when its turn comes. Throws `unavailable` when too many wait already, and `signal`'s reason when the
   * client has disconnected. Renders that are `first` (cached pages, which serve everybody, and forms) have a queue of their
   * own, which is served before the other.
   */
  run<Result>(
    render: () => Promise<Result>,
    options: { first: boolean; signal?: AbortSignal },
  ): Promise<Result>;
};

const retryAfter = 2; // seconds: a full queue is served in less

/**
 * A bounded queue of page renders. On SQLite a render never waits: started when its request is read, it would run to its end
 * before the next connection is read, and all waiting renders would run before anything else is served. So at most one begins
 * in a turn of the event loop, and cached pages, calls and new connections are served between any two. Where renders wait for a
 * database, `atOnce` of them run. Requirement SURV-02.
 */
export function renderQueue({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): RenderQueue {
  const first: (() => void)[] = [];
  const others: (() => void)[] = [];
  let running = 0;
  let isCalling = false;

  function callNext() {
    if (isCalling || running >= atOnce || first.length + others.length === 0) return;
    isCalling = true;
    setImmediate(() => {
      isCalling = false;
      const begin = first.shift() ?? others.shift();
      if (begin) {
        running++;
        begin();
      }
      callNext();
    });
  }

  function turn(line: (() => void)[], signal: AbortSignal | undefined) {
    if (line.length >= mostWaiting) throw new AppError("unavailable", { retryAfter });
    return new Promise<void>((begin, refuse) => {
      line.push(begin);
      signal?.addEventListener("abort", () => {
        const place = line.indexOf(begin);
        if (place === -1) return;
        line.splice(place, 1);
        refuse(signal.reason);
      });
      callNext();
    });
  }

  return {
    async run(render, { first: isFirst, signal }) {
      signal?.throwIfAborted();
      await turn(isFirst ? first : others, signal);
      try {
        return await render();
      } finally {
        running--;
        callNext();
      }
    },
  };
}
