import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../../../../admin-kit/lazy-part.ts";
import typeStyles from "../../../../ui/styles/type.module.css";
import type { SearchFieldId } from "../../sections/said-for-search.ts";
import type { FieldValues, Section } from "../../sections/section.ts";
import { FoldedCard } from "../layout/folded-card.tsx";
import fieldsStyles from "../screen/section-fields.module.css";
import { searchText as words } from "./search.text.ts";

// Loaded when they are seen first, because they seldom are.
const ResultPreview = lazyPart(async () => ({
  default: (await import("./search-preview.tsx")).ResultPreview,
}));
const SharedPreview = lazyPart(async () => ({
  default: (await import("./search-preview.tsx")).SharedPreview,
}));

type PreviewedProps = { section: Section; values: FieldValues };

/** What becomes of the words or of the picture, for the field of either. */
export function SearchPreview({ of, ...previewed }: PreviewedProps & { of: SearchFieldId }) {
  const Preview = of === "socialImage" ? SharedPreview : ResultPreview;
  return (
    <Suspense>
      <Preview {...previewed} />
    </Suspense>
  );
}

/** Whoever writes these words writes them for several pages, one after another: the card stays as it was left. */
let wasOpen = false;

type SearchCardProps = PreviewedProps & {
  /** The control of a field. It is there while the card is folded too, so that a link to the field finds it. */
  row(field: SearchFieldId): ReactNode;
};

/** What is said of the page elsewhere: its fields in a folded card, each above what becomes of it. Requirement OWN-01. */
export function SearchCard({ row, ...previewed }: SearchCardProps) {
  return (
    <FoldedCard
      title={words.title}
      startsOpen={wasOpen}
      onFold={(isOpen) => {
        wasOpen = isOpen;
      }}
    >
      {(isOpen) => (
        <div className={fieldsStyles.group}>
          <p className={`${typeStyles.muted} ${typeStyles.small}`}>{words.note}</p>
          {row("metaTitle")}
          {row("metaDescription")}
          {isOpen && <SearchPreview of="metaTitle" {...previewed} />}
          {row("socialImage")}
          {isOpen && <SearchPreview of="socialImage" {...previewed} />}
        </div>
      )}
    </FoldedCard>
  );
}
