import { lazyPart } from "../../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../../admin-kit/mount-on-open.tsx";
import type { DeskRequest } from "../requests/requests.ts";

// Loaded when opened, because they import the descriptions of clients and projects.
const RequestClient = lazyPart(() => import("./request-client.tsx"));
const QuoteProject = lazyPart(() => import("./quote-project.tsx"));

/** What becomes a client: a request alone, or with the id of its accepted quote, which becomes a project too. */
export type Converting = { request: DeskRequest; quote: number | null };

type DialogsProps = { of: Converting | null; onClose(): void };

/** The dialog about what is being converted; none for null. AREQ-02, DESK-02 */
export function ConversionDialogs({ of, onClose }: DialogsProps) {
  const quote = of?.quote ?? null;
  const request = of && quote === null ? of.request : null;
  return (
    <>
      <MountOnOpen isOpen={quote !== null}>
        {quote !== null && <QuoteProject id={quote} onClose={onClose} />}
      </MountOnOpen>
      <MountOnOpen isOpen={request !== null}>
        <RequestClient request={request} onClose={onClose} />
      </MountOnOpen>
    </>
  );
}
