import { createServer } from "node:http";
import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { exportCommand } from "./admin/export/export-command.ts";
import { pictureCommand } from "./content/media/picture-process.server.ts";
import { cutSlowReaders } from "./kernel/http/slow-readers.server.ts";
import { type Config, OperatorError, parseConfig } from "./kernel/process/config.server.ts";
import type { Kernel } from "./kernel/process/kernel.server.ts";
import { operatorSentence } from "./kernel/process/operator-fault.server.ts";
import { ownOrigin } from "./kernel/process/own-origin.server.ts";
import { keepTickObject } from "./kernel/process/tick-object.server.ts";

const longestStop = 10_000; // ms; requirement SURV-07

/** Slow senders are cut off soon; idle connections of a proxy stay open longer than the proxy itself keeps them. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 1000,
};

/** Runs the built server; SIGTERM or SIGINT ends it once the running requests are finished. */
async function main() {
  if (process.argv[2] === pictureCommand) {
    const { answerCalls } = await import("./content/media/answer-calls.server.ts");
    return answerCalls({
      pictures: () => import("./content/media/picture.server.ts"),
      drawings: () => import("./site/brand/drawings/drawings.server.ts"),
      quoteFiles: () => import("./content/sales/quotes/file/draw-file.server.ts"),
    });
  }
  if (process.argv[2] === "doctor") {
    const { runDoctor } = await import("./kernel/doctor/doctor.server.ts");
    process.exitCode = (await runDoctor(process.env, process.argv.slice(3), console.log)) ? 0 : 1;
    return;
  }
  const config = parseConfig(process.env);
  const clientDir = fileURLToPath(new URL("../client", import.meta.url));
  // React takes its development build unless told otherwise; our own mode is in `config` by now.
  process.env.NODE_ENV = "production";
  // By default the heap grows to many times what is in use before V8 collects old objects; SURV-02, SURV-06.
  setFlagsFromString("--heap-growing-percent=30");
  setFlagsFromString("--semi-space-growth-factor=1");
  const [command, argument] = process.argv.slice(2);
  if (command === "admin-link") return printAdminLink(config);
  if (command === exportCommand) return exportWhole(config, Number(argument));
  if (command !== undefined) return runCommand(command, argument, config);
  keepTickObject();
  // Compiled code is kept beside the build, so that a restart need not compile it again, also after the folder was moved.
  process.env.NODE_COMPILE_CACHE_PORTABLE = "1";
  enableCompileCache?.(fileURLToPath(new URL("../.compiled", import.meta.url)));
  const { createApp } = await import("./app.server.ts");
  const app = await createApp(config, { clientDir });
  const server = createServer(limits, app.listener);
  cutSlowReaders(server);
  server.on("error", fail);
  server.listen(config.port, config.host, () => {
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : config.port;
    const origin = ownOrigin({ ...config, port });
    const behind = config.publicUrl ? ` (it listens on ${config.host}, port ${port})` : "";
    console.log(`Shurfa is at ${origin}${behind}`);
    offerFirstAdmin(app.kernel, origin).catch((err) =>
      app.kernel.log.warn({ err }, "the link for the first administrator could not be created"),
    );
  });

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    app.beginToStop();
    server.close(() => void app.close().finally(() => process.exit(0)));
    // A connection that has just answered becomes idle and would keep the process alive until its timeout.
    setInterval(() => server.closeIdleConnections(), 50).unref();
    setTimeout(() => server.closeAllConnections(), longestStop - 1000).unref();
    setTimeout(() => process.exit(0), longestStop).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** `node build/server/index.js backup …`: runs a command for operators inside the built server. */
async function runCommand(name: string, argument: string | undefined, config: Config) {
  const { storeCommands } = await import("./kernel/backup/commands.server.ts");
  const command = Object.hasOwn(storeCommands, name) ? storeCommands[name] : undefined;
  if (!command)
    throw new OperatorError(
      `There is no command ${name}. The commands are ${Object.keys(storeCommands).join(", ")}.`,
    );
  await command(config, argument);
}

/**
 * Prints how to make the first account if there is none. The link itself is printed only to a terminal: other outputs are
 * kept as logs, and whoever reads such a log within a day could become the administrator; requirement SEC-05.
 */
async function offerFirstAdmin(kernel: Kernel, origin: string) {
  const { firstAdminLink, hasAccounts } = await import("./accounts/sign-in/links.server.ts");
  if (await hasAccounts(kernel)) return;
  const words = process.stdout.isTTY
    ? `Open this link within 24 hours to create the first administrator:\n${await firstAdminLink(kernel, origin)}`
    : "Run `npm run admin-link` (without npm: `node build/server/index.js admin-link`) with the environment of this server " +
      "to print a link that creates the first administrator.";
  console.log(`There is no account yet. ${words}`);
}

/** `npm run admin-link`: prints a link that makes an administrator of the database that the server uses, and ends. */
async function printAdminLink(config: Config) {
  const { assertDatabaseExists, closeKernel, openKernel } = await import(
    "./kernel/process/open-kernel.server.ts"
  );
  const { firstAdminLink } = await import("./accounts/sign-in/links.server.ts");
  await assertDatabaseExists(config);
  const kernel = await openKernel(config);
  console.log(await firstAdminLink(kernel, ownOrigin(config)));
  await closeKernel(kernel);
}

/** Makes the archive of an export that the server began: the server starts this command itself. */
async function exportWhole(config: Config, id: number) {
  const { closeKernel, openKernel } = await import("./kernel/process/open-kernel.server.ts");
  const { createApi } = await import("./api.server.ts");
  const { exportSite } = await import("./admin/export/run-export.server.ts");
  const kernel = await openKernel(config);
  await exportSite(kernel, id, createApi);
  await closeKernel(kernel);
}

function fail(error: unknown) {
  const sentence = operatorSentence(error);
  if (sentence) console.error(sentence);
  else console.error("Shurfa could not start.", error);
  process.exit(1);
}

main().catch(fail);
