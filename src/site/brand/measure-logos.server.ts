import { measureSeenOn } from "../../content/media/store.server.ts";
import type { CleanupTask } from "../../kernel/background/cleanup.server.ts";
import { readBrand } from "./read-brand.server.ts";

/** Measures the logos that were chosen before pictures were measured as they are stored; requirement BRAND-01. */
export const measureLogos: CleanupTask = async (kernel) => {
  const { seen } = await readBrand(kernel);
  for (const [path, value] of Object.entries(seen))
    if (value === "unknown")
      await measureSeenOn(kernel, path).catch((err: unknown) =>
        kernel.log.warn({ err, path }, "a logo could not be measured"),
      );
};
