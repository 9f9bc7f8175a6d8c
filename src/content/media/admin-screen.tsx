import { useQuery } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useEffect, useRef } from "react";
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
import { Failure } from "../../ui/banner.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Pagination } from "../../ui/controls/pagination.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { SkeletonCards } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState, NoMatch } from "../../ui/states.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import styles from "./library-screen.module.css";
import { text } from "./media-admin.text.ts";
import { PictureDetails } from "./picture-details.tsx";
import { useChosenPicture } from "./use-chosen-picture.ts";

/** The media library: all pictures, with the details of one beside them; takes several uploads at once. */
export default function MediaScreen() {
  const address = useListAddress(["state"], []);
  const pictures = useRecordPage(libraryKey, libraryClient, {
    query: address.query,
    filters: address.filters,
    page: address.page,
  });
  const uploads = useUploads(() => toasts.success(text.uploaded));
  const chosen = useChosenPicture(pictures.records);
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
      <Failure of={pictures.error && pictures.records && text.loadFailed} onRetry={pictures.reload} />
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
                <Pictures pictures={pictures} address={address} chosen={chosen} onUpload={open} />
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

type PicturesProps = {
  pictures: ReturnType<typeof useRecordPage<LibraryPicture>>;
  address: { isFiltered: boolean; clear(): void };
  chosen: ReturnType<typeof useChosenPicture>;
  onUpload(): void;
};

/** The pictures, or why there are none. */
function Pictures({ pictures, address, chosen, onUpload }: PicturesProps) {
  const { records, error, isOld, reload } = pictures;
  if (!records && error) return <ErrorState title={text.loadFailed} onRetry={reload} />;
  if (!records)
    return (
      <>
        <p className={`${typeStyles.muted} ${typeStyles.small}`}>{text.loading}</p>
        <SkeletonCards />
      </>
    );
  if (records.length > 0)
    return (
      <PictureGrid aria-busy={isOld}>
        {records.map((picture) => (
          <li key={picture.id} data-picture={picture.id}>
            <PictureTile
              picture={picture}
              pressed={picture.id === chosen.picture?.id}
              onPress={() => chosen.choose(picture)}
            />
          </li>
        ))}
      </PictureGrid>
    );
  if (address.isFiltered) return <NoMatch onClear={address.clear} />;
  return (
    <EmptyState
      title={text.empty.title}
      actions={
        <Button small onClick={onUpload}>
          {text.upload}
        </Button>
      }
    >
      {text.empty.text}
    </EmptyState>
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

/** How many pictures there are, and how many of them lack an alternative text. */
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
