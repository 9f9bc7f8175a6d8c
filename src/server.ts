import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { type Config, OperatorError, parseConfig } from "./kernel/config.server.ts";

/** The built process: one server, ended by SIGTERM or SIGINT once what runs is finished. */
async function main() {
  const config = parseConfig(process.env);
  const clientDir = fileURLToPath(new URL("../client", import.meta.url));
  // React takes its development build unless told otherwise; our own mode is in `config` by now.
  process.env.NODE_ENV = "production";
  const [command, argument] = process.argv.slice(2);
  if (command !== undefined) return runCommand(command, argument, config);
  const { createApp } = await import("./app.server.ts");
  const app = await createApp(config, { clientDir });
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000 }, app.listener);
  server.on("error", fail);
  server.listen(config.port, config.host, () => {
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : config.port;
    // A passkey needs a name, not a number; requirement RUN-01.
    console.log(`Shurfa is at http://localhost:${port}`);
  });

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.close(() => void app.close().then(() => process.exit(0)));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 10_000).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** `node build/server/index.js backup …`: the work of operators, in the program that knows the store. */
async function runCommand(name: string, argument: string | undefined, config: Config) {
  const { storeCommands } = await import("./kernel/backup/commands.server.ts");
  const command = Object.hasOwn(storeCommands, name) ? storeCommands[name] : undefined;
  if (!command)
    throw new OperatorError(`No command is named ${name}: ${Object.keys(storeCommands).join(", ")}.`);
  await command(config, argument);
}

function fail(error: unknown) {
  if (error instanceof OperatorError) console.error(error.message);
  else console.error("Shurfa could not start.", error);
  process.exit(1);
}

main().catch(fail);
