import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { RecordForm } from "../../../../admin-kit/form/use-record-form.tsx";
import { AppError } from "../../../../kernel/errors.ts";

const pause = 1_500; // ms
const retryAfter = 10_000; // ms

/** The state of the automatic saving of a form. */
export type SavingState =
  | { kind: "idle" | "saving" | "offline" | "incomplete" | "failed" }
  /** When, in ms, and whether a person asked for it. */
  | { kind: "saved"; at: number; isAsked: boolean };

type AutosaveOptions<Values extends FieldValues> = {
  form: RecordForm<Values>;
  /** Whether the form holds changes that are not stored; `isBusy` delays a save. */
  isDirty: boolean;
  isBusy: boolean;
  /** Whether what is typed so far can be stored. */
  isComplete(values: Values): boolean;
  /** Stores the values, and leaves what was typed meanwhile in the form. */
  store(values: Values): Promise<void>;
};

/**
 * Saves a form at each pause of the typing; without a connection it tries again and again. After a conflict or a refusal of the
 * server it stops until a person saves; requirement DESK-02.
 */
export function useAutosave<Values extends FieldValues>(options: AutosaveOptions<Values>) {
  const { form } = options;
  const [state, setState] = useState<SavingState>({ kind: "idle" });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(undefined);
  const isStopped = useRef(false);
  const hasMore = useRef(false); // something was typed during a save

  const saveNow = useEffectEvent(async () => {
    const { isDirty, isBusy, isComplete, store } = options;
    if (isStopped.current || !(isDirty || hasMore.current)) return;
    if (isBusy || running.current) return schedule(pause);
    const values = structuredClone(form.getValues());
    if (!isComplete(values)) return setState({ kind: "incomplete" });
    setState({ kind: "saving" });
    running.current = store(values).then(
      () => {
        hasMore.current = JSON.stringify(form.getValues()) !== JSON.stringify(values);
        setState({ kind: "saved", at: Date.now(), isAsked: false });
        if (hasMore.current) schedule(pause);
      },
      (error: unknown) => {
        const next = stateAfter(error);
        setState({ kind: next });
        if (next === "offline") schedule(retryAfter);
        isStopped.current = next === "failed";
      },
    );
    await running.current;
    running.current = undefined;
  });
  const schedule = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(saveNow, delay);
  };
  useEffect(() => {
    const later = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(saveNow, pause);
    };
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: later });
    window.addEventListener("online", later);
    return () => {
      clearTimeout(timer.current);
      unsubscribe();
      window.removeEventListener("online", later);
    };
  }, [form]);
  return {
    state,
    isPending: state.kind === "saving" || options.isDirty,
    /** Resolves when a save that is under way has ended; a person's own save waits for this. */
    settled: async () => running.current,
    /** Called after a person has saved: automatic saving begins again. */
    resume() {
      isStopped.current = false;
      hasMore.current = false;
      setState({ kind: "saved", at: Date.now(), isAsked: true });
    },
  };
}

function stateAfter(error: unknown): "offline" | "incomplete" | "failed" {
  if (!(error instanceof AppError)) return "failed";
  if (error.code === "unavailable") return "offline";
  return error.code === "invalid" ? "incomplete" : "failed";
}
