import { Suspense } from "react";
import { Navigate, useSearchParams } from "react-router";
import { lazyPart } from "../../../../admin-kit/lazy-part.ts";
import { useTrashAddress } from "../../../../admin-kit/list/use-trash-address.ts";
import { SkeletonTable } from "../../../../ui/skeleton.tsx";
import { useLiveDesk } from "../../use-live-desk.ts";
import { requestAddress } from "../addresses.ts";
import { useDeskChanges } from "../board/use-desk.ts";
import { deskText as text } from "../desk.text.ts";
import type { RequestKind } from "../requests.ts";
import { tableHeads } from "./desk-rows.tsx";
import { Desk } from "./desk-screen.tsx";

const TrashList = lazyPart(() => import("../../../../admin-kit/list/trash-list.tsx"));

/** The screen of quote requests or of messages, or their trash. DESK-01, AREQ-01, AREQ-02, ERR-10, ADM-07 */
export function RequestsScreen({ kind }: { kind: RequestKind }) {
  const desk = useDeskChanges();
  const trash = useTrashAddress();
  const [params] = useSearchParams();
  useLiveDesk();
  const old = params.get("id") ?? "";
  // Mails of earlier versions link to requests in this form.
  if (/^\d{1,9}$/.test(old)) return <Navigate replace to={requestAddress({ kind, id: Number(old) })} />;
  if (!trash.isOpen) return <Desk kind={kind} />;
  return (
    <Suspense fallback={<SkeletonTable columns={tableHeads} />}>
      <TrashList
        path="/api/project-requests"
        query={{ kind }}
        title={text[kind].title}
        onRestored={desk.reload}
      />
    </Suspense>
  );
}
