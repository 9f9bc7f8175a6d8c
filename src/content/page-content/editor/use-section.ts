import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { ownPagesClient } from "../own-pages/client.ts";
import { knownSection, loadSection } from "../sections/known-sections.ts";
import type { Section } from "../sections/section.ts";
import { ownPageId } from "../sections/texts/own-page.text.ts";

/**
 * The section of a key: undefined until it is loaded, and `isMissing` when there is none. The section of an own page takes its
 * label and its route from the record of the page.
 */
export function useSection(key: string): { section: Section | undefined; isMissing: boolean } {
  const found = useQuery({
    queryKey: ["section", key],
    queryFn: () => loadSection(key),
    initialData: knownSection(key),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false, // it holds functions
  });
  const section = found.data ?? undefined;
  const id = section && ownPageId(section);
  const page = useQuery({
    queryKey: ["pages", "one", id],
    queryFn: () => ownPagesClient.read(id ?? 0),
    enabled: id !== undefined,
  });
  const { title, address } = page.data ?? {};
  const own = useMemo(
    () =>
      section && title !== undefined
        ? { ...section, label: title, route: `/${encodeURIComponent(address ?? "")}` }
        : undefined,
    [section, title, address],
  );
  if (id !== undefined) return { section: own, isMissing: page.isError };
  return { section, isMissing: found.data === null };
}
