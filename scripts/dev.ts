import { createServer } from "node:http";
import { createServer as createVite, isRunnableDevEnvironment, type RunnableDevEnvironment } from "vite";
import type { App } from "../src/app.server.ts";
import { parseConfig } from "../src/kernel/process/config.server.ts";

/** The server for development: Vite runs inside the process, so that pages and API reflect every saved file. */
const config = parseConfig(process.env);
const server = createServer();
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
const ssr = runnable(vite.environments.ssr);

function runnable(environment: unknown): RunnableDevEnvironment {
  const candidate = environment as RunnableDevEnvironment;
  if (!isRunnableDevEnvironment(candidate)) throw new Error("Vite runs no server environment");
  return candidate;
}

type AppModule = { createApp(config: ReturnType<typeof parseConfig>): Promise<App> };
let running: { module: AppModule; app: Promise<App> } | undefined;

/** The app of the newest source. After a change of server code the old app is closed before a new one is opened. */
async function currentApp(): Promise<App> {
  const module = (await ssr.runner.import("/src/app.server.ts")) as AppModule;
  if (running?.module !== module) {
    const previous = running;
    running = {
      module,
      app: previous
        ? previous.app.then((app) => app.close()).then(() => module.createApp(config))
        : module.createApp(config),
    };
  }
  return running.app;
}

server.on("request", (request, response) => {
  vite.middlewares(request, response, () => {
    currentApp().then(
      (app) => app.listener(request, response),
      (error: Error) => {
        vite.ssrFixStacktrace(error);
        console.error(error);
        response.writeHead(500, { "content-type": "text/plain" }).end(error.stack);
      },
    );
  });
});
server.listen(config.port, config.host, () =>
  console.log(`Shurfa (development) is at http://localhost:${config.port}`),
);
