import { callerOf } from "../../../content/media/picture-process.server.ts";

type Drawings = typeof import("./drawings.server.ts");

const inProcess = callerOf<Drawings>("drawings");

/** The functions of `drawings.server.ts`, run in the process of pictures; without a build in this one, because Node runs no TSX. */
export const drawings: Drawings = import.meta.env.PROD
  ? {
      drawCard: inProcess("drawCard"),
      drawIcon: inProcess("drawIcon"),
      drawMailLogo: inProcess("drawMailLogo"),
    }
  : {
      drawCard: async (...input) => (await import("./drawings.server.ts")).drawCard(...input),
      drawIcon: async (...input) => (await import("./drawings.server.ts")).drawIcon(...input),
      drawMailLogo: async (...input) => (await import("./drawings.server.ts")).drawMailLogo(...input),
    };
