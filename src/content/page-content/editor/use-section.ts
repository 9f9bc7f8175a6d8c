import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { callApi } from "../../../kernel/http/api-client.ts";
import { knownSection, loadSection } from "../sections/known-sections.ts";
import type { Section } from "../sections/section.ts";

/**
 * The section of a key: undefined until it is loaded, and `isMissing` when there is none. The section of an own page, or of a
 * record that is a document, takes its label and its route from that record.
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
  const record = section?.record;
  const named = useQuery({
    queryKey: [record?.path, "named", record?.id],
    queryFn: () => callApi<Named>("GET", `/api/${record?.path}/${record?.id}`),
    enabled: record !== undefined,
  });
  const { title, address = record?.id } = named.data ?? {};
  const own = useMemo(
    () =>
      section?.record && title !== undefined
        ? {
            ...section,
            label: title,
            route: `${section.record.under}/${encodeURIComponent(String(address))}`,
          }
        : undefined,
    [section, title, address],
  );
  if (record) return { section: own, isMissing: named.isError };
  return { section, isMissing: found.data === null };
}

/** What gives a section its name and its page: own pages and records with drafts have a title, and an address or else their id. */
type Named = { title: string; address?: string };
