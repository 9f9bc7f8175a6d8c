import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import { createQuote } from "./client.ts";
import { text } from "./quotes.text.ts";
import { quotesKey } from "./quotes-key.ts";

/** Creates a draft for a request and opens it. A second press before the answer creates no second draft. */
export function useCreateQuote() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const isBusy = useRef(false); // two presses may come before the state is rendered
  const [isCreating, setCreating] = useState(false);
  const create = async (requestId: number) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setCreating(true);
    try {
      const { id } = await createQuote(requestId, {});
      void cache.invalidateQueries({ queryKey: [quotesKey] });
      void navigate(`/admin/quotes/${id}`);
    } catch {
      toasts.error(text.createFailed);
    } finally {
      isBusy.current = false;
      setCreating(false);
    }
  };
  return { create, isCreating };
}
