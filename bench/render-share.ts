import { once } from "node:events";
import { freePort } from "../scripts/test-database.ts";
import { costOfMiss } from "./misses.ts";
import { type Measured, median } from "./part.ts";
import type { Bench } from "./site.ts";

/*
 * What a page that is not kept costs, beside React's own part of it: the processor time of the server while it renders the page
 * again and again, as a multiple of the time within `renderToStaticMarkup`. Both come from the same samples of the same process.
 */

/** The shape that the inspector answers: a tree of functions, and the one that was running at each sample, with its time in µs. */
type Profile = {
  nodes: { id: number; callFrame: { functionName: string }; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
};

const rounds = 3;
const rendersOfRound = 200;

/** Measures still pages, whose markup is made by that function alone. */
export async function renderShares({ start, folder }: Bench, paths: readonly string[]): Promise<Measured[]> {
  const { child, port, inspector } = await startInspected({ start, folder });
  const lines: Measured[] = [];
  for (const path of paths) {
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await inspector.send("Profiler.start");
      await costOfMiss({ pid: child.pid ?? 0, port }, path, rendersOfRound);
      ratios.push(costOfRender(await inspector.send("Profiler.stop")));
    }
    const ratio = median(ratios);
    lines.push({
      what: `${path}, a page that is not kept`,
      value: `${ratio.toFixed(2)} of renderToStaticMarkup; the aim of 2.0 is not reached, decision 74`,
      limit: "",
      isMet: true,
    });
  }
  inspector.close();
  return lines;
}

/**
 * The busy time of a profile as a multiple of that within the render of `entry.server.tsx`. Collecting garbage belongs to no
 * function in a profile, so all of it counts as cost and none as render.
 */
function costOfRender({ nodes, samples, timeDeltas }: Profile): number {
  const nameOf = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.functionName]));
  const parentOf = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const isWithin = (id: number | undefined): boolean =>
    id !== undefined && (nameOf.get(id) === "renderStatic" || isWithin(parentOf.get(id)));
  let [busy, render] = [0, 0];
  for (const [index, id] of samples.entries()) {
    if (nameOf.get(id) === "(idle)") continue;
    const time = timeDeltas[index] ?? 0;
    busy += time;
    if (isWithin(id)) render += time;
  }
  return busy / render;
}

async function startInspected({ start, folder }: Pick<Bench, "start" | "folder">) {
  const [port, inspectorPort] = [await freePort(), await freePort()];
  const child = await start([`--inspect=127.0.0.1:${inspectorPort}`, "build/server/index.js"], {
    PORT: String(port),
    DATA_DIR: folder,
    DEMO: "1",
    LOG_LEVEL: "silent",
    RATE_LIMIT: "off",
  });
  return { child, port, inspector: await inspectorAt(inspectorPort) };
}

/** Calls of Node's inspector over its socket. */
async function inspectorAt(port: number) {
  const targets = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
  const socket = new WebSocket(targets[0].webSocketDebuggerUrl);
  await once(socket, "open");
  let calls = 0;
  const send = async (method: string, params = {}) => {
    const id = ++calls;
    const answered = Promise.withResolvers<Profile>();
    socket.addEventListener("message", function hear({ data }) {
      const message = JSON.parse(data);
      if (message.id !== id) return;
      socket.removeEventListener("message", hear);
      if (message.error) answered.reject(new Error(`${method}: ${message.error.message}`));
      else answered.resolve(message.result.profile);
    });
    socket.send(JSON.stringify({ id, method, params }));
    return answered.promise;
  };
  await send("Profiler.enable");
  await send("Profiler.setSamplingInterval", { interval: 200 });
  return { send, close: () => socket.close() };
}
