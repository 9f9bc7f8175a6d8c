import { expect, test } from "vitest";
import { testKernel } from "../../kernel/testing/test-kernel.ts";
import { uploadedFiles } from "./api.server.ts";

test("SEC-10 TRIAL-01 X8: no name of an upload is a fault of the storage", async () => {
  const kernel = await testKernel();
  const files = uploadedFiles(kernel);
  const names = [
    `${"a".repeat(300)}.webp`,
    `${"a".repeat(5000)}.avif`,
    "..webp",
    "a..webp",
    ".webp",
    "%2e%2e%2fx.webp",
    "a%00.webp",
  ];
  for (const name of names) {
    const { status } = await files.request(`/${name}`, {}, { remoteAddress: "127.0.0.1" });
    expect(status, name.slice(0, 20)).toBe(404);
  }
});
