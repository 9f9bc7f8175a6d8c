import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { randomKey } from "../../kernel/text/random-key.ts";
import { mergeValues } from "../history/merge.ts";
import { dropDraft, keepDraft, newestDraft, onDraftDropped } from "./draft-storage.ts";

const pause = 500; // ms

export type DraftOptions = {
  /** The name that unsaved values are kept under while they are typed: `services:4`, `services:new`. */
  draft?: string | undefined;
  /** False when the values are not about people outside; drafts about people are kept for a shorter time. */
  holdsPeople?: boolean | undefined;
  /** True for a record that is not stored yet. */
  isNew?: boolean | undefined;
};

/**
 * The draft of one form. The form's values are kept at each pause in typing, before a save and when the page is left, and are
 * offered when the form opens again; requirement DESK-08. Changes by others since then stay in fields that the draft did not
 * change; for fields that both changed, the user has to choose; requirement SURV-05.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  initial: Values,
  { draft: name, holdsPeople: personal = true, isNew = false }: DraftOptions,
) {
  const [offered, setOffered] = useState(() => (name === undefined ? undefined : newestDraft<Values>(name)));
  /** The name of this form's own draft. A save drops it, and the draft in `taken`, which this form has restored. */
  const [own] = useState(() => `${name}#${randomKey()}`);
  const [taken, setTaken] = useState<string>();
  const [key, setKey] = useState(randomKey);
  const { isDirty } = form.formState;

  const keep = (values: Values) => {
    pending.cancel();
    if (name === undefined) return;
    const isKept = keepDraft(own, { base: initial, values, at: Date.now(), personal, key });
    if (isKept && taken !== undefined) dropDraft(taken);
  };
  const pending = useKeeping(form, name !== undefined, () => {
    if (isDirty) keep(form.getValues());
    else dropDraft(own);
  });
  const dropPlaces = (places: (string | undefined)[]) => {
    pending.cancel();
    for (const place of places) if (place !== undefined) dropDraft(place);
  };
  const offeredPlace = offered?.place;
  useEffect(() => {
    if (offeredPlace !== undefined) return onDraftDropped(offeredPlace, () => setOffered(undefined));
  }, [offeredPlace]);

  return {
    isOffered: offered !== undefined,
    /** The idempotency key of a new record. */
    key,
    /** Takes a new key, so that the next save creates another record. */
    renewKey: () => setKey(randomKey()),
    /**
     * Reads the offered draft: its values (`mine`), the values it began with (`base`), and both merged with the record of now.
     * `collides` is true when draft and record changed the same field.
     */
    read() {
      const { base, values } = offered?.draft ?? { base: initial, values: initial };
      const mine = { ...initial, ...values };
      if (isNew) return { base, mine, merged: mine, collides: false };
      const { merged, conflicts } = mergeValues<Values>(base, mine, initial);
      return { base, mine, merged, collides: conflicts.length > 0 };
    },
    /** Call after the offered draft was put into the form. */
    take() {
      if (!offered) return;
      setTaken(offered.place);
      if (offered.draft.key !== undefined) setKey(offered.draft.key);
      setOffered(undefined);
    },
    keep,
    /** Drops this form's draft and the restored one; an offered draft stays for the next time. */
    forget: () => dropPlaces([own, taken]),
    /** Drops this form's draft, the restored one and the offered one. */
    drop() {
      setOffered(undefined);
      dropPlaces([own, taken, offered?.place]);
    },
  };
}

/** Calls `onKeep` shortly after each change, and at once when the page is hidden, because the page may never return. */
function useKeeping<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  isOn: boolean,
  onKeep: () => void,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keepNow = useEffectEvent(onKeep);
  const cancel = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => {
    if (!isOn) return;
    const stop = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
    const later = () => {
      stop();
      timer.current = setTimeout(keepNow, pause);
    };
    const atOnce = () => {
      if (timer.current === undefined) return;
      stop();
      keepNow();
    };
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: later });
    window.addEventListener("pagehide", atOnce);
    document.addEventListener("visibilitychange", atOnce);
    return () => {
      stop();
      unsubscribe();
      window.removeEventListener("pagehide", atOnce);
      document.removeEventListener("visibilitychange", atOnce);
    };
  }, [form, isOn]);
  return { cancel };
}
