import { expect, test } from "vitest";
import { EditHistory } from "./edit-history.ts";

const item = (id: string, text: string) => ({ id, text });
const links = (...items: [string, string][]) => items.map(([id, text]) => item(id, text));

test("ACNT-02 EDIT-01 typing without a pause is one step; items that are added, removed or moved are a step each", () => {
  const history = new EditHistory();
  const [first, typed, more] = ["", "ت", "تج"].map((text) => links(["a", text], ["b", "ب"]));
  if (!first || !typed || !more) throw new Error("nothing to type");
  const removed = links(["a", "تج"]);
  const typedAgain = links(["a", "تجربة"]);
  const steps = [first, typed, more, removed, typedAgain];
  for (const [index, after] of steps.slice(1).entries())
    history.add({ field: "links", before: steps[index] ?? [], after }, 1000 + index);
  expect(history.undo()?.value).toBe(removed);
  expect(history.undo()?.value).toBe(more);
  expect(history.undo()?.value).toBe(first);
  expect(history.undo()).toBeUndefined();
  expect(history.redo()?.value).toBe(more);
});

test("ACNT-02 after a pause typing begins another step, and so does another field", () => {
  const history = new EditHistory();
  history.add({ field: "title", before: "", after: "أ" }, 1000);
  history.add({ field: "title", before: "أ", after: "أب" }, 1900);
  history.add({ field: "lead", before: "", after: "ج" }, 2000);
  history.add({ field: "title", before: "أب", after: "أبج" }, 2100);
  expect(history.undo()).toEqual({ field: "title", value: "أب" });
  expect(history.undo()).toEqual({ field: "lead", value: "" });
  expect(history.undo()).toEqual({ field: "title", value: "أ" });
});
