import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { randomKey } from "../../kernel/text/random-key.ts";
import { mergeValues } from "../history/merge.ts";
import { dropDraft, keepDraft, newestDraft, onDraftDropped } from "./draft-storage.ts";

const pause = 500; // ms

export type DraftOptions = {
  /** Under which name unsaved values are kept while they are typed: `services:4`, `services:new`. */
  draft?: string | undefined;
  /** False where the values hold nothing of a person from outside: drafts of persons are kept for a shorter time. */
  holdsPeople?: boolean | undefined;
  /** True for a record that is not stored yet. */
  isNew?: boolean | undefined;
};

/**
 * The draft of one form: what it holds is kept at each pause of the typing, before a save and when the page goes, and is
 * offered at the next opening; requirement DESK-08. What somebody else changed since then is kept where the draft did not
 * touch it; where both did, somebody has to choose; requirement SURV-05.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  initial: Values,
  { draft: name, holdsPeople: personal = true, isNew = false }: DraftOptions,
) {
  const [offered, setOffered] = useState(() => (name === undefined ? undefined : newestDraft<Values>(name)));
  /** Where this form keeps its own, and what it has taken over: all of it goes with a save. */
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
    /** Under which key the record is made. */
    key,
    /** Another record is made from now on. */
    renewKey: () => setKey(randomKey()),
    /**
     * What it held, what it began with, and both laid over the record as it is now; `collides` where the two changed the
     * same field.
     */
    read() {
      const { base, values } = offered?.draft ?? { base: initial, values: initial };
      const mine = { ...initial, ...values };
      if (isNew) return { base, mine, merged: mine, collides: false };
      const { merged, conflicts } = mergeValues<Values>(base, mine, initial);
      return { base, mine, merged, collides: conflicts.length > 0 };
    },
    /** It is in the form now. */
    take() {
      if (!offered) return;
      setTaken(offered.place);
      if (offered.draft.key !== undefined) setKey(offered.draft.key);
      setOffered(undefined);
    },
    keep,
    /** What was typed is given up; what is offered stays for the next time. */
    forget: () => dropPlaces([own, taken]),
    /** Nobody wants it any more, nor what was offered. */
    drop() {
      setOffered(undefined);
      dropPlaces([own, taken, offered?.place]);
    },
  };
}

/** Calls `onKeep` some time after each change, and at once when the page is hidden: it may never come back. */
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
