import { useQueryClient } from "@tanstack/react-query";
import type { RecordForm } from "../../../../admin-kit/form/use-record-form.tsx";
import { fieldMessages } from "../../../../kernel/resource/field-messages.text.ts";
import { toasts } from "../../../../ui/overlays/toast-queue.ts";
import { keepLine } from "../saved-lines/client.ts";
import { text } from "../saved-lines/saved-lines.text.ts";
import { catalogueKey } from "./catalogue-menu.tsx";
import { isBlank, readLine, type TypedQuote } from "./quote-words.ts";

/** Keeps a line of the form for other quotes, as it stands there; a price that cannot be read is left out, and a line without a name is
 * not kept. Requirement PAPER-02. */
export function useKeepLine(form: RecordForm<TypedQuote>) {
  const cache = useQueryClient();
  return async (place: number) => {
    const { title, detail, unitPrice, unit, period, features, isOptional } = readLine(
      form.getValues(`items.${place}`),
    );
    if (isBlank(title)) {
      form.setError(`items.${place}.title`, { type: "typed", message: fieldMessages.required });
      return;
    }
    try {
      await keepLine({
        title,
        detail,
        price: Number.isNaN(unitPrice) ? null : unitPrice / 100,
        unit: unit ?? "",
        period: period ?? null,
        features: features.filter(({ isIncluded }) => isIncluded).map((feature) => feature.title),
        isOptional,
      });
      toasts.success(text.kept);
      await cache.invalidateQueries({ queryKey: catalogueKey });
    } catch {
      toasts.error(text.failures.save);
    }
  };
}
