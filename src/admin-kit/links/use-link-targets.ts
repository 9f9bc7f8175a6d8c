import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useDeferredValue, useState } from "react";
import { callApi } from "../../kernel/http/api-client.ts";
import type { LinkTarget, LinkTargets } from "./link-targets.ts";
import { linkText as text } from "./links.text.ts";

/** What is asked for at most; longer links are checked when they are stored. */
const mostTyped = 500;

/**
 * What a typed link leads to and may lead to, and the list to choose from. Nothing is asked for until the field is used, because a menu has
 * many links.
 */
export function useLinkTargets(value: string, onChange: (link: string) => void) {
  const [isUsed, setUsed] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [place, setPlace] = useState(-1);
  const typed = useDeferredValue(value.trim().slice(0, mostTyped));
  const { data } = useQuery({
    queryKey: ["link-targets", typed],
    queryFn: () => callApi<LinkTargets>("GET", `/api/link-targets?q=${encodeURIComponent(typed)}`),
    enabled: isUsed,
    placeholderData: (before) => before,
    staleTime: 10_000,
  });
  const found = data?.found ?? [];
  const isOpen = isWanted && found.length > 0;
  const active = found[place];
  const close = () => setWanted(false);
  const choose = ({ address }: LinkTarget) => {
    onChange(address);
    close();
  };
  const open = (at = -1) => {
    setWanted(true);
    setPlace(at);
  };
  return {
    found,
    active,
    isOpen,
    choose,
    close,
    onFocus: () => setUsed(true),
    onType(link: string) {
      onChange(link);
      open();
    },
    toggle: () => (isOpen ? close() : open()),
    /** Handles a key of the list; returns whether it was one. */
    onKey({ key, nativeEvent, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
      if (nativeEvent.isComposing || ctrlKey || metaKey || altKey) return false;
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      if (step !== undefined && found.length > 0) {
        const first = step > 0 ? 0 : found.length - 1;
        if (!isOpen || place < 0) open(first);
        else setPlace((place + step + found.length) % found.length);
        return true;
      }
      if (!isOpen) return false;
      if (key === "Enter" && active) choose(active);
      else if (key === "Escape") close();
      else return false;
      return true;
    },
    /** Told of the link as it stands; undefined while it is being asked for, and for an empty one. */
    told: typed === "" || typed !== value.trim() ? undefined : toldOf(data),
  };
}

/** The name of what a link leads to, and what is wrong with it. Of links to other sites neither is known. */
function toldOf(found: LinkTargets | undefined) {
  if (!found) return undefined;
  const { fault, target } = found;
  return {
    name: target?.name,
    warning: target?.isHidden ? text.hidden : fault ? text.faults[fault] : undefined,
  };
}
