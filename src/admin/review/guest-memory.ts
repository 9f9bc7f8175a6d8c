import { useState } from "react";
import { randomKey } from "../../kernel/text/random-key.ts";

/*
 * What the browser of a guest keeps: who it is and what the person is called for good, and what was typed and not sent until its
 * tab is closed. Storage may be switched off or full: then everything works, and nothing outlives a reload.
 */

const inBrowser = { of: () => localStorage, prefix: "review-" };
const inTab = { of: () => sessionStorage, prefix: "review-typed " };
type Store = typeof inBrowser;

function read({ of, prefix }: Store, name: string): string {
  try {
    return of().getItem(prefix + name) ?? "";
  } catch {
    return "";
  }
}

function keep({ of, prefix }: Store, name: string, value: string) {
  try {
    if (value === "") of().removeItem(prefix + name);
    else of().setItem(prefix + name, value);
  } catch {}
}

/** The name of this browser, by which the server knows whose remarks are its own. */
export function guestKey(): string {
  const known = read(inBrowser, "guest");
  if (known) return known;
  const made = randomKey();
  keep(inBrowser, "guest", made);
  return made;
}

/** What the person is called; empty until it was sent once. */
export const knownName = () => read(inBrowser, "name");
export const knowName = (name: string) => keep(inBrowser, "name", name);

/** Whether the hint was seen in this browser. */
export const isHintSeen = () => read(inBrowser, "hint") !== "";
export const noteHintSeen = () => keep(inBrowser, "hint", "seen");

/** A text that outlives a reload; `name` says what it is for, on this page alone. Setting it to nothing forgets it. */
export function useTyped(name: string, initial = ""): [text: string, set: (text: string) => void] {
  const at = `${location.pathname} ${name}`;
  const [text, setText] = useState(() => read(inTab, at) || initial);
  const set = (typed: string) => {
    setText(typed);
    keep(inTab, at, typed === initial ? "" : typed);
  };
  return [text, set];
}

/** The name under which the person speaks: as it is typed, at first as this browser knows it. */
export const useName = () => useTyped("name", knownName());
