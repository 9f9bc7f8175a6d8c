import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { ImageUp, Search } from "lucide-react";
import { useState } from "react";
import { countOf } from "../../kernel/text/format.ts";
import { Button } from "../../ui/controls/button.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import { freeText } from "../../ui/controls/inputs.tsx";
import dialogStyles from "../../ui/overlays/dialog.module.css";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { SkeletonCards } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState, NoMatch } from "../../ui/states.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import toolbarStyles from "../list/list-toolbar.module.css";
import { staffCounted } from "../staff-counts.text.ts";
import { FileDrop } from "./file-drop.tsx";
import { text } from "./library.text.ts";
import { type LibraryPicture, libraryClient, libraryKey } from "./library.ts";
import { PictureGrid, PictureTile } from "./picture-tile.tsx";
import { UploadList } from "./upload-list.tsx";
import { useUploads } from "./use-uploads.ts";

type LibraryDialogProps = {
  /** Called after a choice too. */
  onClose(isChosen: boolean): void;
  /** Called with the chosen pictures: one, or with `several` at least one. The dialog closes itself. */
  onChoose(pictures: LibraryPicture[]): void;
  several?: boolean;
  /** The id of a picture that cannot be chosen. */
  without?: string;
};

const pageSize = 24;

/**
 * Chooses pictures of the library; more can be uploaded in the dialog. The dialog is open while it is rendered:
 * `{isChoosing && <LibraryDialog onClose={…} onChoose={([picture]) => setImage(picture.path)} />}`.
 */
export default function LibraryDialog({ onClose, onChoose, several = false, without }: LibraryDialogProps) {
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<readonly LibraryPicture[]>([]);
  const q = query.trim();
  const pages = useLibraryPages(q);
  const uploads = useUploads(() => {});
  const pictures = pages.data?.pages.flatMap(({ records }) => records.filter(({ id }) => id !== without));
  const isChosen = ({ id }: LibraryPicture) => chosen.some((one) => one.id === id);
  const finish = (pictures: LibraryPicture[]) => {
    onChoose(pictures);
    onClose(true);
  };
  const press = (picture: LibraryPicture) => {
    if (!several) return finish([picture]);
    setChosen(isChosen(picture) ? chosen.filter(({ id }) => id !== picture.id) : [...chosen, picture]);
  };
  return (
    <Dialog
      isOpen
      onClose={() => onClose(false)}
      title={text.chooseTitle}
      footer={
        several && (
          <>
            <span className={typeStyles.muted} role="status">
              {text.chosen(countOf(staffCounted.image, chosen.length))}
            </span>
            <Button small disabled={chosen.length === 0} onClick={() => finish([...chosen])}>
              {text.insert}
            </Button>
          </>
        )
      }
    >
      <div className={dialogStyles.body}>
        <search className={toolbarStyles.toolbar}>
          <div className={formStyles.search}>
            <Icon of={Search} />
            <input
              className={formStyles.input}
              {...freeText}
              type="search"
              aria-label={text.search}
              placeholder={text.search}
              value={query}
              onChange={({ target }) => setQuery(target.value)}
            />
          </div>
          <FileDrop several className="" onFiles={uploads.add}>
            {(choose) => (
              <Button variant="line" small onClick={choose}>
                <Icon of={ImageUp} />
                {text.gallery.add}
              </Button>
            )}
          </FileDrop>
          <p className={typeStyles.unseen} role="status">
            {pages.data?.pages[0] && countOf(staffCounted.result, pages.data.pages[0].total)}
          </p>
        </search>
        <UploadList uploads={uploads.uploads} onDismiss={uploads.dismiss} />
        {!pictures && pages.isPending && <SkeletonCards />}
        {!pictures && pages.error && (
          <ErrorState card={false} title={text.loadFailed} onRetry={() => void pages.refetch()} />
        )}
        {pictures?.length === 0 &&
          (q ? (
            <NoMatch card={false} onClear={() => setQuery("")} />
          ) : (
            <EmptyState card={false} title={text.empty}>
              {text.emptyText}
            </EmptyState>
          ))}
        {pictures && pictures.length > 0 && (
          <PictureGrid>
            {pictures.map((picture) => (
              <li key={picture.id}>
                <PictureTile
                  picture={picture}
                  pressed={several ? isChosen(picture) : undefined}
                  onPress={() => press(picture)}
                />
              </li>
            ))}
          </PictureGrid>
        )}
        {pages.hasNextPage && (
          <Button
            variant="line"
            small
            loading={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {text.more}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** The pictures that a search finds, page by page. */
function useLibraryPages(q: string) {
  return useInfiniteQuery({
    queryKey: [libraryKey, "choose", q],
    queryFn: ({ pageParam }) =>
      libraryClient.page({ ...(q && { q }), limit: pageSize, offset: pageParam * pageSize }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, all) => (all.length * pageSize < total ? all.length : undefined),
    placeholderData: keepPreviousData,
  });
}
