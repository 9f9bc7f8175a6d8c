import { afterEach, expect, test, vi } from "vitest";
import { renderOptions } from "./drawing-fonts.server.ts";

afterEach(() => void vi.unstubAllEnvs());

test("SURV-02 fonts that could not be written once, as on a full disk, are made again for the next card, and kept then", async () => {
  vi.stubEnv("TMPDIR", "/nowhere/at/all");
  await expect(renderOptions("readex")).rejects.toThrow("ENOENT");
  vi.unstubAllEnvs();
  const options = await renderOptions("readex");
  expect(options.font?.fontFiles).toHaveLength(4);
  expect(await renderOptions("readex")).toBe(options);
});
