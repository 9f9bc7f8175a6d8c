import { toasts } from "../../../ui/overlays/toast-queue.ts";
import { imageFieldText as words } from "../image-field.text.ts";
import { isAnimated } from "./is-animated.ts";

/** Says of a moving picture that its first frame alone is kept; requirement APRJ-02. */
export async function sayIfStill(file: File) {
  if (await isAnimated(file).catch(() => false)) toasts.error(words.firstFrame);
}
