import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "../../../../admin-kit/lazy-part.ts";
import { SkeletonCards } from "../../../../ui/skeleton.tsx";
import { FoldedCard } from "./folded-card.tsx";
import { layoutText } from "./layout.text.ts";

const LayoutField = lazyPart(() => import("./layout-field.tsx"));

type LayoutCardProps = ComponentProps<typeof LayoutField> & {
  /** True for a page that consists of added blocks alone. */
  startsOpen: boolean;
};

/** The parts of a page in a card, folded where they seldom change; the list is loaded when the card is opened. */
export function LayoutCard({ startsOpen, ...field }: LayoutCardProps) {
  return (
    <FoldedCard title={layoutText.title} startsOpen={startsOpen}>
      {(isOpen) =>
        isOpen && (
          <Suspense fallback={<SkeletonCards />}>
            <LayoutField {...field} />
          </Suspense>
        )
      }
    </FoldedCard>
  );
}
