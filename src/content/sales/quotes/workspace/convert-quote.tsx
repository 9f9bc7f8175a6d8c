import { useQuote } from "../use-quote.ts";
import { ConvertDialog } from "./convert-dialog.tsx";

type ConvertProps = {
  id: number;
  categories: readonly { value: string; label: string }[];
  isOpen: boolean;
  onClose(): void;
};

/** The dialog that makes client and project of an accepted quote, opened from its request; requirement DESK-02. */
export default function ConvertQuote({ id, ...dialog }: ConvertProps) {
  const { data } = useQuote(String(id));
  return data && <ConvertDialog {...data} {...dialog} />;
}
