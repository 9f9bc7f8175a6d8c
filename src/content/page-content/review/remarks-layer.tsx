import { type ReactNode, Suspense, useMemo, useState } from "react";
import { lazyPart } from "../../../admin-kit/lazy-part.ts";
import type { Address } from "../../../kernel/resource/address.ts";
import type { Section } from "../sections/section.ts";
import type { SectionState } from "../wire.ts";
import { markOf } from "./mark-of.ts";
import { ReviewState } from "./review-state.tsx";
import { type Remarks, useReview } from "./use-review.ts";

const RemarksPanel = lazyPart(() => import("./remarks-panel.tsx"));

type Shown = { onOpenField(address: Address): void; fieldAt(address: Address): ReactNode };

/** What clients say about a section, for its screen: the state in its head, the notes beside its fields, and the list of all. */
export function useRemarks(section: Section, state: SectionState | undefined) {
  const review = useReview(section, state);
  // The remark that is open among all, null for none of them, undefined while they are not shown.
  const [chosen, setChosen] = useState<number | null>();
  const { view } = review;
  const notes = useMemo<Remarks>(
    () => ({ open: (view?.remarks ?? []).filter(({ done }) => done === null), onOpen: setChosen }),
    [view],
  );
  const marks = useMemo(() => (view?.remarks ?? []).map(markOf), [view]);
  const openAt = (address: Address) =>
    setChosen(notes.open.find((remark) => remark.address === address)?.id ?? null);
  const toggle = () => setChosen((shown) => (shown === undefined ? null : undefined));
  return {
    view,
    notes,
    /** For the page: the marks of all remarks, and what opens the first open one at an address. */
    onPage: { remarks: marks, onRemark: openAt },
    /** Shows the list, of whatever stands in it already. */
    openAll: () => setChosen((shown) => shown ?? null),
    inHead: <ReviewState view={view} isOpen={chosen !== undefined} onOpen={toggle} />,
    listOf: ({ onOpenField, fieldAt }: Shown) =>
      chosen !== undefined && (
        <Suspense>
          <RemarksPanel
            section={section}
            review={review}
            chosen={chosen}
            onChoose={setChosen}
            onOpenField={(address) => {
              setChosen(undefined);
              onOpenField(address);
            }}
            fieldAt={fieldAt}
            onClose={() => setChosen(undefined)}
          />
        </Suspense>
      ),
  };
}
