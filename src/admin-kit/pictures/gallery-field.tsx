import { Crop, Images, ImageUp, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import type { GalleryPicture } from "../../kernel/resource/kinds/gallery.ts";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import { FieldGroup, type FieldProps } from "../../ui/controls/field.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import { freeText } from "../../ui/controls/inputs.tsx";
import { useLatestRef } from "../../ui/controls/use-latest-ref.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { lazyPart } from "../lazy-part.ts";
import { useRowOrder } from "../rows/use-row-order.tsx";
import { FileDrop } from "./file-drop.tsx";
import styles from "./gallery-field.module.css";
import { GalleryNotes } from "./gallery-notes.tsx";
import { text } from "./library.text.ts";
import { usePictureAt } from "./library.ts";
import { UploadList } from "./upload-list.tsx";
import { useUploads } from "./use-uploads.ts";

const LibraryDialog = lazyPart(() => import("./library-dialog.tsx"));
const PictureDialog = lazyPart(() => import("./picture-dialog.tsx"));
const { gallery: words } = text;

type GalleryFieldProps = Omit<FieldProps, "label"> & {
  label: string;
  value: readonly GalleryPicture[];
  onChange(value: GalleryPicture[]): void;
  /** The address of the drawing shown for an item without a picture. */
  drawn(place: number): string | null;
  /** Width by height, as the public site shows them. */
  ratio: number;
  errorAt?: (place: number) => string | undefined;
};

/** Several pictures, each with a caption; they can be dropped or chosen together, and reordered by pointer or arrow keys. */
export function GalleryField({ label, value, onChange, drawn, ratio, errorAt, ...field }: GalleryFieldProps) {
  const items = useLatestRef(value);
  const order = useRowOrder(value, onChange);
  const [adjusting, setAdjusting] = useState<number>();
  const [isChoosing, setChoosing] = useState(false);
  const append = (paths: readonly string[]) => {
    const added = paths.map((image) => ({ image, caption: "" }));
    items.current = [...items.current, ...added]; // two uploads may arrive before the form renders
    onChange([...items.current]);
  };
  const uploads = useUploads(({ path }) => append([path]));

  const change = (place: number, changes: Partial<GalleryPicture>) =>
    onChange(value.map((item, index) => (index === place ? { ...item, ...changes } : item)));
  const remove = (place: number) => {
    onChange(value.toSpliced(place, 1));
    if (value.length > 1) order.focusRow(Math.min(place, value.length - 2), "[data-grip]");
  };

  return (
    <FieldGroup {...field} label={label}>
      <FileDrop several className={styles.gallery} onFiles={uploads.add}>
        {(choose) => (
          <>
            {value.length === 0 && uploads.uploads.length === 0 && (
              <p className={formStyles.hint}>{words.empty}</p>
            )}
            <ul className={styles.list} ref={order.list} data-gallery="">
              {value.map((item, index) => {
                const place = index + 1;
                const address = item.image ?? drawn(place);
                return (
                  <li
                    // biome-ignore lint/suspicious/noArrayIndexKey: a picture may occur twice, and every input is controlled
                    key={index}
                    {...order.rowProps(index)}
                  >
                    {order.grip(index, words.move(place))}
                    <span className={`${typeStyles.cover} ${styles.picture}`}>
                      {address && <Picture path={address} alt="" sizes="96px" />}
                    </span>
                    <input
                      className={formStyles.input}
                      {...freeText}
                      aria-label={words.caption(place)}
                      placeholder={words.captionHint}
                      value={item.caption}
                      aria-invalid={errorAt?.(index) ? true : undefined}
                      onChange={({ target }) => change(index, { caption: target.value })}
                    />
                    <span className={styles.actions}>
                      {item.image && (
                        <IconButton aria-label={words.adjust(place)} onClick={() => setAdjusting(index)}>
                          <Icon of={Crop} />
                        </IconButton>
                      )}
                      <IconButton danger aria-label={words.remove(place)} onClick={() => remove(index)}>
                        <Icon of={Trash2} />
                      </IconButton>
                    </span>
                    <GalleryNotes
                      place={place}
                      address={address}
                      item={item}
                      onChange={(changes) => change(index, changes)}
                    />
                  </li>
                );
              })}
            </ul>
            <UploadList uploads={uploads.uploads} onDismiss={uploads.dismiss} />
            <div className={styles.actions}>
              <Button variant="line" small onClick={choose}>
                <Icon of={ImageUp} />
                {words.add}
              </Button>
              <Button variant="line" small onClick={() => setChoosing(true)}>
                <Icon of={Images} />
                {text.fromLibrary}
              </Button>
            </div>
          </>
        )}
      </FileDrop>
      {order.announcement}
      <Suspense>
        {isChoosing && (
          <LibraryDialog
            several
            onClose={() => setChoosing(false)}
            onChoose={(pictures) => append(pictures.map(({ path }) => path))}
          />
        )}
        {adjusting !== undefined && (
          <Adjusting
            path={value[adjusting]?.image ?? null}
            ratio={ratio}
            onClose={() => setAdjusting(undefined)}
            onCropped={(path) => change(adjusting, { image: path })}
          />
        )}
      </Suspense>
    </FieldGroup>
  );
}

type AdjustingProps = {
  path: string | null;
  ratio: number;
  onClose(): void;
  onCropped(path: string): void;
};

function Adjusting({ path, ratio, onClose, onCropped }: AdjustingProps) {
  const picture = usePictureAt(path);
  return (
    picture && (
      <PictureDialog
        picture={picture}
        ratio={ratio}
        onClose={onClose}
        onCropped={({ path }) => onCropped(path)}
      />
    )
  );
}
