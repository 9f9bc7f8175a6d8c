import { useQuote } from "../quotes/use-quote.ts";
import { ProjectDialog } from "./project-dialog.tsx";

/** The dialog that makes client and project of an accepted quote, opened from its request; requirement DESK-02. */
export default function QuoteProject({ id, onClose }: { id: number; onClose(): void }) {
  const { data } = useQuote(String(id));
  return data && <ProjectDialog {...data} isOpen onClose={onClose} />;
}
