import { createHook } from "node:async_hooks";

let kept: object | undefined;

/**
 * Keeps one of the objects that `process.nextTick` makes alive, and with it their shape. Where none is alive in a full
 * collection V8 forgets the shape, and every later tick of the process takes the slow way for good: a tenth of a cache hit
 * (`npm run bench -- cache-hit`). To be called before much has run.
 */
export function keepTickShape() {
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
