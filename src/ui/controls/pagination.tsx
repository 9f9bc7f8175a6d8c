import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { Icon } from "../pictures/icon.tsx";
import typeStyles from "../styles/type.module.css";
import { text } from "../ui.text.ts";
import buttonStyles from "./buttons.module.css";
import pageStyles from "./pagination.module.css";

/** Which page numbers to show: the first, the last and the neighbours of the current one; null is a gap. */
export function pageNumbers(current: number, total: number): (number | null)[] {
  const shown = [...new Set([1, current - 1, current, current + 1, total])]
    .filter((page) => page >= 1 && page <= total)
    .sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1];
    return before !== undefined && page - before > 1 ? [null, page] : [page];
  });
}

type PaginationProps = { current: number; total: number; hrefOf: (page: number) => string };

/** Links to the pages of a list; nothing when there is one page. */
export function Pagination({ current, total, hrefOf }: PaginationProps) {
  if (total <= 1) return null;
  return (
    <nav className={pageStyles.pages} aria-label={text.pages}>
      {current > 1 && (
        <Link
          className={buttonStyles.iconButton}
          to={hrefOf(current - 1)}
          rel="prev"
          aria-label={text.previous}
        >
          <Icon of={ChevronRight} />
        </Link>
      )}
      {pageNumbers(current, total).map((page, index) =>
        page === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={page}
            className={`${buttonStyles.iconButton} ${typeStyles.digits}`}
            to={hrefOf(page)}
            aria-label={text.page(page)}
            aria-current={page === current ? "page" : undefined}
          >
            {page}
          </Link>
        ),
      )}
      {current < total && (
        <Link className={buttonStyles.iconButton} to={hrefOf(current + 1)} rel="next" aria-label={text.next}>
          <Icon of={ChevronLeft} />
        </Link>
      )}
    </nav>
  );
}
