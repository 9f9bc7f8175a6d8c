import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useMay } from "../../../../admin-kit/may.ts";
import type { QuotePaper } from "../client.ts";
import type { QuoteRecord } from "../quotes.ts";
import { quotesKey } from "../quotes-key.ts";
import { QuoteDraft } from "./quote-draft.tsx";
import { QuoteLocked } from "./quote-locked.tsx";

type WorkspaceProps = {
  read: QuoteRecord;
  paper: QuotePaper;
  queryKey: readonly string[];
};

/** Edits a draft, or shows a sent quote with its link. A draft that is read again meanwhile does not replace the form. */
export function QuoteWorkspace({ read, paper, queryKey }: WorkspaceProps) {
  const cache = useQueryClient();
  const canWrite = useMay("write");
  const [draft, setDraft] = useState(read.state === "draft" ? read : null);
  const take = (quote: QuoteRecord) => {
    cache.setQueryData([...queryKey], { quote, paper });
    setDraft(quote.state === "draft" ? quote : null);
    void cache.invalidateQueries({ queryKey: [quotesKey] });
  };
  if (draft && canWrite) return <QuoteDraft quote={draft} paper={paper} onChanged={take} />;
  return <QuoteLocked quote={read} paper={paper} onChanged={take} />;
}
