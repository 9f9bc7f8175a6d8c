const pause = 800; // ms without a change until the draft is saved …
const longest = 1500; // … but no later than this after the first; requirement SURV-01: at most 2 s are lost
const retryPauses = [2000, 4000, 8000, 15000];

/** Decides when an editor calls `save`: soon after a change, and after failures with growing pauses. */
export class AutosaveTimer {
  readonly #save: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #firstChangeAt: number | undefined;
  #failures = 0;

  constructor(save: () => void) {
    this.#save = save;
  }

  get hasFailed() {
    return this.#failures > 0;
  }

  /** Something was typed. */
  changed() {
    this.#firstChangeAt ??= Date.now();
    this.#in(Math.max(0, Math.min(pause, this.#firstChangeAt + longest - Date.now())));
  }

  /** Something that was typed before is still unsaved. */
  soon() {
    this.#in(pause);
  }

  now() {
    this.#in(0);
  }

  /** A save has begun: what is typed from now on belongs to the next one. */
  begun() {
    clearTimeout(this.#timer);
    this.#firstChangeAt = undefined;
  }

  /** A save was refused because the session has ended: the caller tries again after a sign-in, by `now`. */
  refused() {
    this.#failures += 1;
  }

  failed() {
    this.#in(retryPauses[Math.min(this.#failures, retryPauses.length - 1)] ?? 0);
    this.#failures += 1;
  }

  succeeded() {
    this.#failures = 0;
  }

  stop() {
    clearTimeout(this.#timer);
  }

  #in(delay: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#save, delay);
  }
}
