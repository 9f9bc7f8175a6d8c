import type { Locator } from "vitest/browser";

/** A picture of one colour, as a person would choose it from a disk. */
export async function pictureFile(
  name = "صورة.png",
  { width = 1200, height = 800, colour = "#015a3f" } = {},
) {
  const canvas = new OffscreenCanvas(width, height);
  const drawing = canvas.getContext("2d");
  if (!drawing) throw new Error("the browser draws no canvas");
  drawing.fillStyle = colour;
  drawing.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type: "image/png" })], name, { type: "image/png" });
}

/** The hidden input of a form or of a group of its fields that takes files. */
export function fileInput(within: Locator): Element {
  const input = within.element().querySelector("input[type=file]");
  if (!input) throw new Error("there is no input for a file");
  return input;
}
