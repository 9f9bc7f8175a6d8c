import { createHook } from "node:async_hooks";

let kept: object | undefined;

/**
 * Keeps alive one of the objects that `process.nextTick` makes, and with it their hidden class. If none is alive during a full
 * garbage collection, V8 drops the class, and every later tick takes a slower path: a tenth of a cache hit
 * (`npm run bench -- cache-hit`). Call it early in the process.
 */
export function keepTickObject() {
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === "TickObject") kept ??= resource;
    },
  });
  hook.enable();
  process.nextTick(() => {});
  hook.disable();
  return kept;
}
