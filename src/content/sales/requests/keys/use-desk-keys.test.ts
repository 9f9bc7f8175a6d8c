import { expect, test } from "vitest";
import { deedOf } from "./use-desk-keys.ts";

const press = (code: string, key: string, shiftKey = false) => deedOf({ code, key, shiftKey });

test("DESK-01 the shortcuts of the desk follow the position of the key, whatever letter it types", () => {
  expect([press("KeyJ", "j"), press("KeyJ", "ت")]).toEqual(["onNext", "onNext"]);
  expect([press("KeyK", "k"), press("KeyK", "ن")]).toEqual(["onPrevious", "onPrevious"]);
  expect([press("KeyE", "ث"), press("KeyR", "ق"), press("KeyN", "ى")]).toEqual([
    "onMark",
    "onReply",
    "onNew",
  ]);
  expect([press("KeyM", "ة"), press("KeyA", "ش"), press("KeyS", "س")]).toEqual([
    "onNote",
    "onAssign",
    "onStage",
  ]);
  expect([press("KeyH", "ا"), press("KeyX", "ء"), press("KeyI", "ه")]).toEqual([
    "onRemind",
    "onSelect",
    "onMine",
  ]);
  expect(press("Escape", "Escape")).toBe("onClose");
  expect([press("Slash", "?", true), press("Slash", "؟", true)]).toEqual(["onHelp", "onHelp"]);
  expect([press("Digit1", "!", true), press("Digit8", "!")]).toEqual(["onSpam", "onSpam"]);
  expect([press("KeyJ", "J", true), press("KeyB", "b"), press("Slash", "/")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
