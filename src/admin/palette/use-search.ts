import { useEffect, useState } from "react";
import { callApi } from "../../kernel/http/api-client.ts";
import type { SearchAnswer } from "./search-hit.ts";

const nothing: SearchAnswer = { hits: [], more: [] };
const pause = 120; // ms without typing before a query is sent, so that only the last query is
const longest = 200;

type Found = {
  answer: SearchAnswer;
  hasFailed: boolean;
  /** Whether the answer still belongs to an earlier query. */
  isPending: boolean;
};

/** The records that match a query, read shortly after its last letter; the previous answer stays until the next arrives. */
export function useSearch(query: string): Found {
  const [{ of, ...state }, setState] = useState({ of: "", answer: nothing, hasFailed: false });
  const text = query.trim().slice(0, longest);
  useEffect(() => {
    if (text === "") return setState({ of: text, answer: nothing, hasFailed: false });
    let isCurrent = true;
    const ask = async () => {
      try {
        const answer = await callApi<SearchAnswer>("GET", `/api/search?q=${encodeURIComponent(text)}`);
        if (isCurrent) setState({ of: text, answer, hasFailed: false });
      } catch {
        if (isCurrent) setState({ of: text, answer: nothing, hasFailed: true });
      }
    };
    const timer = setTimeout(ask, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return { ...state, isPending: of !== text };
}
