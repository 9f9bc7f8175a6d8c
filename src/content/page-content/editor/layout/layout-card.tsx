import { ChevronDown } from "lucide-react";
import { type ComponentProps, Suspense, useState } from "react";
import { lazyPart } from "../../../../admin-kit/lazy-part.ts";
import cardStyles from "../../../../ui/card.module.css";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import { SkeletonCards } from "../../../../ui/skeleton.tsx";
import { layoutText } from "./layout.text.ts";
import styles from "./layout-card.module.css";

const LayoutField = lazyPart(() => import("./layout-field.tsx"));

type LayoutCardProps = ComponentProps<typeof LayoutField> & {
  /** True for a page that consists of added blocks alone. */
  startsOpen: boolean;
};

/** The parts of a page in a card, folded where they seldom change; the list is loaded when the card is opened. */
export function LayoutCard({ startsOpen, ...field }: LayoutCardProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details
      className={`${cardStyles.card} ${styles.card}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>{layoutText.title}</h2>
        <Icon of={ChevronDown} />
      </summary>
      {isOpen && (
        <Suspense fallback={<SkeletonCards />}>
          <LayoutField {...field} />
        </Suspense>
      )}
    </details>
  );
}
