import { useQuery } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { DiscardQuestion, LeaveQuestion } from "../../admin-kit/form/leave-question.tsx";
import { ListToolbar } from "../../admin-kit/list/list-toolbar.tsx";
import { useListAddress } from "../../admin-kit/list/use-list-address.ts";
import { useListKeys } from "../../admin-kit/list/use-list-keys.ts";
import { useRecordPage } from "../../admin-kit/list/use-records.ts";
import { PageHead } from "../../admin-kit/page-head.tsx";
import { FileDrop } from "../../admin-kit/pictures/file-drop.tsx";
import { type LibraryPicture, libraryClient, libraryKey } from "../../admin-kit/pictures/library.ts";
import { PictureGrid, PictureTile } from "../../admin-kit/pictures/picture-tile.tsx";
import { UploadList } from "../../admin-kit/pictures/upload-list.tsx";
import { useUploads } from "../../admin-kit/pictures/use-uploads.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Pagination } from "../../ui/controls/pagination.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { SkeletonCards } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState, NoMatch } from "../../ui/states.tsx";
import styles from "./library-screen.module.css";
import { text } from "./media-admin.text.ts";
import { PictureDetails } from "./picture-details.tsx";

/** The library: every picture, what it lacks, where it is shown; uploads of several at once. */
export default function MediaScreen() {
  const address = useListAddress(["state"], []);
  const pictures = useRecordPage(libraryKey, libraryClient, {
    query: address.query,
    filters: address.filters,
    page: address.page,
  });
  const uploads = useUploads(() => toasts.success(text.uploaded));
  const chosen = useChosen(pictures.records);
  const isEmpty = pictures.records?.length === 0;
  const choose = useRef<() => void>(() => {});
  useFocusBack(chosen.picture?.id);
  useListKeys({ onNew: () => choose.current(), itemSelector: "main [data-picture]" });

  return (
    <>
      <PageHead
        title={text.title}
        actions={
          <Button small onClick={() => choose.current()}>
            <Icon of={Upload} />
            {text.upload}
          </Button>
        }
      >
        <Summary />
      </PageHead>
      <ListToolbar
        address={address}
        searchLabel={text.search}
        filters={[{ name: "state", label: text.filter, options: text.states }]}
        hits={pictures.records && text.hits(pictures.total)}
        delay={150}
      />
      {pictures.error && pictures.records && (
        <Banner tone="bad" onRetry={pictures.reload}>
          {text.loadFailed}
        </Banner>
      )}
      <div className={chosen.picture ? `${styles.library} ${styles.open}` : styles.library}>
        <FileDrop several className={styles.list} onFiles={uploads.add}>
          {(open) => {
            choose.current = open;
            return (
              <>
                <div className={styles.drop}>
                  <Icon of={Upload} />
                  <p>
                    <b>{text.dropTitle}</b>
                    <span>{text.dropHelp}</span>
                  </p>
                </div>
                <UploadList uploads={uploads.uploads} onDismiss={uploads.dismiss} />
                {!pictures.records &&
                  (pictures.error ? (
                    <ErrorState title={text.loadFailed} onRetry={pictures.reload} />
                  ) : (
                    <>
                      <p className="muted sm">{text.loading}</p>
                      <SkeletonCards />
                    </>
                  ))}
                {isEmpty &&
                  (address.isFiltered ? (
                    <NoMatch onClear={address.clear} />
                  ) : (
                    <EmptyState
                      title={text.empty.title}
                      actions={
                        <Button small onClick={open}>
                          {text.upload}
                        </Button>
                      }
                    >
                      {text.empty.text}
                    </EmptyState>
                  ))}
                {pictures.records && !isEmpty && (
                  <PictureGrid aria-busy={pictures.isOld}>
                    {pictures.records.map((picture) => (
                      <li key={picture.id} data-picture={picture.id}>
                        <PictureTile
                          picture={picture}
                          pressed={picture.id === chosen.picture?.id}
                          onPress={() => chosen.choose(picture)}
                        />
                      </li>
                    ))}
                  </PictureGrid>
                )}
                <Pagination current={address.page} total={pictures.pages} hrefOf={address.hrefOf} />
              </>
            );
          }}
        </FileDrop>
        {chosen.picture && (
          <PictureDetails
            key={chosen.picture.id}
            picture={chosen.picture}
            isDeleted={address.filters.state === "trash"}
            onDirty={chosen.setDirty}
            onClose={() => chosen.choose(null)}
            onGone={chosen.forget}
            onChoose={chosen.open}
          />
        )}
      </div>
      <LeaveQuestion when={chosen.isDirty} />
      <DiscardQuestion isOpen={chosen.isAsking} onClose={chosen.stay} onConfirm={chosen.leave} />
    </>
  );
}

/** Closed details give the focus back to their picture in the list. */
function useFocusBack(id: string | undefined) {
  const last = useRef(id);
  useEffect(() => {
    const closed = id === undefined ? last.current : undefined;
    last.current = id;
    if (closed !== undefined && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`[data-picture="${CSS.escape(closed)}"] button`)?.focus();
  }, [id]);
}

/** The picture whose details stand beside the list, by address (`?edit=…`); changes are not left without a question. */
function useChosen(records: readonly LibraryPicture[] | undefined) {
  const [params, setParams] = useSearchParams();
  const id = params.get("edit");
  const [isDirty, setDirty] = useState(false);
  const [next, setNext] = useState<LibraryPicture | null>();
  const shown = records?.find((picture) => picture.id === id);
  // A link names a picture that may lie on another page; a change of words may take it out of the filtered list.
  const { data } = useQuery({
    queryKey: [libraryKey, "one", id],
    queryFn: () => libraryClient.read(id ?? ""),
    enabled: id !== null && records !== undefined && !shown,
    retry: false,
  });
  const go = (picture: string | null) => {
    setDirty(false);
    setNext(undefined);
    const change = (current: URLSearchParams) => {
      const changed = new URLSearchParams(current);
      if (picture === null) changed.delete("edit");
      else changed.set("edit", picture);
      return changed;
    };
    setParams(change, { replace: true, preventScrollReset: true });
  };
  return {
    picture: id === null ? undefined : (shown ?? data),
    choose(picture: LibraryPicture | null) {
      if (picture?.id === id) return;
      if (isDirty) setNext(picture);
      else go(picture?.id ?? null);
    },
    /** Without a question: what was open is saved, or gone. */
    open: (picture: LibraryPicture) => go(picture.id),
    forget: () => go(null),
    isDirty,
    setDirty,
    isAsking: next !== undefined,
    stay: () => setNext(undefined),
    leave: () => go(next?.id ?? null),
  };
}

/** How many pictures there are, and how many of them lack their words. */
function Summary() {
  const { data } = useQuery({
    queryKey: [libraryKey, "summary"],
    queryFn: async () => {
      const [all, missing] = await Promise.all([
        libraryClient.page({ limit: 1 }),
        libraryClient.page({ limit: 1, state: "missing-alt" }),
      ]);
      return { total: all.total, missing: missing.total };
    },
  });
  return data && text.summary(data.total, data.missing);
}
