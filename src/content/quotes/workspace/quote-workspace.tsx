import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useMay } from "../../../admin-kit/may.ts";
import type { Agency } from "../agency.ts";
import { quotesKey } from "../client.ts";
import type { QuoteRecord } from "../quotes.ts";
import { QuoteDraft } from "./quote-draft.tsx";
import { QuoteLocked } from "./quote-locked.tsx";

type WorkspaceProps = { read: QuoteRecord; agency: Agency; queryKey: readonly string[] };

/** A draft is written here; what was sent is shown, with its link. A draft stays as it was read until it is saved. */
export function QuoteWorkspace({ read, agency, queryKey }: WorkspaceProps) {
  const cache = useQueryClient();
  const canWrite = useMay("write");
  const [draft, setDraft] = useState(read.state === "draft" ? read : null);
  const take = (quote: QuoteRecord) => {
    cache.setQueryData([...queryKey], { quote, agency });
    setDraft(quote.state === "draft" ? quote : null);
    void cache.invalidateQueries({ queryKey: [quotesKey], refetchType: "none" });
  };
  if (draft && canWrite) return <QuoteDraft quote={draft} agency={agency} onChanged={take} />;
  return <QuoteLocked quote={read} agency={agency} onChanged={take} />;
}
