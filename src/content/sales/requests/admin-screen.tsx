import { Suspense } from "react";
import { lazyPart } from "../../../admin-kit/lazy-part.ts";
import { useTrashAddress } from "../../../admin-kit/list/use-trash-address.ts";
import { SkeletonTable } from "../../../ui/skeleton.tsx";
import { useDeskChanges } from "./board/use-desk.ts";
import type { DeskSlots } from "./desk/request-page.tsx";
import { deskText as text } from "./desk.text.ts";
import type { RequestKind } from "./requests.ts";
import { tableHeads } from "./screen/desk-rows.tsx";
import { Desk } from "./screen/desk-screen.tsx";

const TrashList = lazyPart(() => import("../../../admin-kit/list/trash-list.tsx"));

/** The screen of quote requests or of messages, or their trash. DESK-01, AREQ-01, AREQ-02, ERR-10, ADM-07 */
export default function RequestsScreen({ kind, ...slots }: DeskSlots & { kind: RequestKind }) {
  const desk = useDeskChanges();
  const trash = useTrashAddress();
  if (!trash.isOpen) return <Desk kind={kind} slots={slots} />;
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
