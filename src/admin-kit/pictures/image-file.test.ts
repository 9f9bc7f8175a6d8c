import { expect, test } from "vitest";
import { imageFileError } from "./image-file.ts";

test("APRJ-02 only pictures of up to 10 MB are accepted", () => {
  expect(imageFileError({ type: "image/webp", size: 1 })).toBeUndefined();
  expect(imageFileError({ type: "image/svg+xml", size: 1 })).toContain("PNG");
  expect(imageFileError({ type: "image/png", size: 10 * 1024 * 1024 + 1 })).toContain("10 ميجابايت");
});
