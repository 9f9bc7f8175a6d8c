import { type Ref, Suspense, useEffect } from "react";
import { lazyPart } from "../../../../admin-kit/lazy-part.ts";
import { Pagination } from "../../../../ui/controls/pagination.tsx";
import { EmptyState, NoMatch } from "../../../../ui/states.tsx";
import { FindRow } from "../desk/find-row.tsx";
import { RequestList } from "../desk/request-list.tsx";
import type { PageProps, RequestHandle } from "../desk/request-page.tsx";
import { deskText as text } from "../desk.text.ts";
import { stageFilter } from "../stages.ts";
import { DeskRows } from "./desk-rows.tsx";
import styles from "./desk-screen.module.css";
import { Unopened } from "./unopened.tsx";
import type { Beside } from "./use-beside.ts";
import type { DeskScreen } from "./use-desk-screen.ts";
import type { RequestActions } from "./use-request-actions.ts";

const loadRequestPage = () => import("../desk/request-page.tsx");
// Loaded separately, because the list does not need it.
const RequestPage = lazyPart(async () => ({ default: (await loadRequestPage()).RequestPage }));

type SplitProps = Pick<PageProps, "onDelete" | "onSpam" | "onConvert"> & {
  screen: DeskScreen;
  actions: RequestActions;
  beside: Beside;
  openPage: Ref<RequestHandle>;
  hasKeys: boolean;
};

/** The list, with the open request, if any, beside it; requirement DESK-01. */
export function SplitSide({ screen, actions, beside, openPage, hasKeys, ...deeds }: SplitProps) {
  const { kind, place, opened, assignees } = screen;
  useEffect(() => {
    // Loads the code of the page at the same time as the request, not after it.
    if (place.isOpen) void loadRequestPage().catch(() => {});
  }, [place.isOpen]);
  const waiting = (
    <div className={styles.nothing}>
      <Unopened kind={kind} error={opened.error} isNumber={place.id !== null} onClose={actions.close} />
    </div>
  );
  return (
    <div className={styles.split}>
      <ListSide screen={screen} />
      {opened.data && opened.data.id === place.id ? (
        <Suspense fallback={waiting}>
          <RequestPage
            key={opened.data.id}
            request={opened.data}
            assignees={assignees}
            handle={openPage}
            isOpenedHere={place.isOpenedHere}
            onPrevious={beside.previous}
            onNext={beside.next}
            onClose={actions.close}
            {...deeds}
            change={actions.change}
            mark={actions.mark}
            see={actions.see}
          />
        </Suspense>
      ) : place.isOpen ? (
        waiting
      ) : (
        <div className={styles.nothing}>
          <EmptyState card={false} title={text[kind].choose}>
            {hasKeys && text.keys.hint}
          </EmptyState>
        </div>
      )}
    </div>
  );
}

function ListSide({ screen }: { screen: DeskScreen }) {
  const { kind, address, place, page, assignees } = screen;
  return (
    <div className={styles.list}>
      <FindRow kind={kind} address={address} hits={screen.hits} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus, so that keys can scroll it */}
      <section className={styles.scroll} tabIndex={0} aria-label={text[kind].listLabel}>
        <DeskRows screen={screen}>
          {screen.isUnfound ? (
            <NoMatch card={false} onClear={address.clear} />
          ) : (
            <RequestList
              kind={kind}
              requests={page.records ?? []}
              assignees={assignees}
              query={address.query}
              now={new Date()}
              isByDay={address.sort === "" || address.sort === "id"}
              isMixed={address.filters[stageFilter(kind)] === ""}
              desk={place}
            />
          )}
        </DeskRows>
        <Pagination current={address.page} total={page.pages} hrefOf={address.hrefOf} />
      </section>
    </div>
  );
}
