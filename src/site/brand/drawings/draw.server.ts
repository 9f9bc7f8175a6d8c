import { inPictureProcess } from "../../../content/media/picture-process.server.ts";

type Drawings = typeof import("./drawings.server.ts");

/** The functions of `drawings.server.ts`, run in the process of pictures; without a build in this one, because Node runs no TSX. */
export const drawings: Drawings = import.meta.env.PROD
  ? {
      drawCard: (...input) => inPictureProcess<Drawings, "drawCard">("drawings", "drawCard", ...input),
      drawIcon: (...input) => inPictureProcess<Drawings, "drawIcon">("drawings", "drawIcon", ...input),
    }
  : {
      drawCard: async (...input) => (await import("./drawings.server.ts")).drawCard(...input),
      drawIcon: async (...input) => (await import("./drawings.server.ts")).drawIcon(...input),
    };
