import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { AppError, currentOf } from "../../kernel/errors.ts";
import { Failure } from "../../ui/banner.tsx";
import { Button } from "../../ui/controls/button.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import { Segments } from "../../ui/controls/segments.tsx";
import dialogStyles from "../../ui/overlays/dialog.module.css";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import { WithPictureNotes } from "../../ui/pictures/picture-notes.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { text as kitText } from "../admin-kit.text.ts";
import { isSaveKey } from "../shortcuts.ts";
import { cropAround, isWhole } from "./crop-area.ts";
import { text } from "./library.text.ts";
import { cropPicture, type LibraryPicture, libraryClient, libraryKey } from "./library.ts";
import styles from "./picture-dialog.module.css";
import { CropStage, FocalStage } from "./picture-stage.tsx";
import { PictureWords } from "./picture-words.tsx";
import { usePictureValues } from "./use-picture-values.ts";

const modes = [
  { value: "focal", shown: text.focalMode },
  { value: "crop", shown: text.cropMode },
] as const;
type Mode = (typeof modes)[number]["value"];

type PictureDialogProps = {
  picture: LibraryPicture;
  /** Width by height, as the place shows the picture. */
  ratio: number;
  /** The mode that the dialog opens in. */
  begin?: Mode;
  onClose(): void;
  /** Called with the cropped area, which is stored as a new picture. */
  onCropped(picture: LibraryPicture): void;
};

/** Focal point, crop and alternative text of one picture. Saved changes apply at once in all places of the picture. */
export default function PictureDialog({ picture, ratio, begin, onClose, onCropped }: PictureDialogProps) {
  const cache = useQueryClient();
  const { stored, values, change, take } = usePictureValues(picture);
  const { alt, isDecorative } = values;
  const point = { x: values.focalX, y: values.focalY };
  const [mode, setMode] = useState<Mode>(begin ?? "focal");
  const [size, setSize] = useState(1);
  const [area, setArea] = useState(() => cropAround(picture, ratio, 1, point));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const cuts = mode === "crop" && !isWhole(area);

  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      if (cuts) {
        const part = await cropPicture(stored.id, area);
        onCropped(await libraryClient.update(part.id, { alt, isDecorative }, part));
      } else {
        await libraryClient.update(stored.id, values, stored);
      }
      await cache.invalidateQueries({ queryKey: [libraryKey] });
      toasts.success(cuts ? text.cropped : text.saved);
      onClose();
    } catch (error) {
      setFailure(sentenceOf(error));
      const current = currentOf<LibraryPicture>(error);
      if (current) take(current); // the next save is based on the newer version
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const saveByKey = (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    void save();
  };

  return (
    <Dialog isOpen onClose={onClose} title={text.adjustTitle} closesOutside={false}>
      <form noValidate onSubmit={submit} onKeyDown={saveByKey}>
        <div className={dialogStyles.body}>
          <Failure of={failure} />
          <Segments
            className={styles.modes}
            label={text.mode}
            options={modes}
            chosen={mode}
            onChoose={(chosen) => setMode(chosen)}
          />
          <div className={styles.parts}>
            <div className={styles.part}>
              {mode === "focal" ? (
                <FocalStage
                  picture={stored}
                  point={point}
                  onPoint={({ x, y }) => change({ focalX: x, focalY: y })}
                />
              ) : (
                <CropStage
                  picture={stored}
                  ratio={ratio}
                  area={area}
                  size={size}
                  onChange={(area, size) => {
                    setArea(area);
                    setSize(size);
                  }}
                />
              )}
              <p className={formStyles.hint}>{mode === "focal" ? text.focalHelp : text.cropHelp}</p>
            </div>
            <div className={styles.part}>
              {mode === "focal" && <Shown path={stored.path} point={point} ratio={ratio} />}
              <PictureWords values={values} change={change} help={text.altHelp} maxLength={500} />
            </div>
          </div>
        </div>
        <footer>
          <span className={typeStyles.muted} />
          <Button variant="ghost" small disabled={isBusy} onClick={onClose}>
            {kitText.cancel}
          </Button>
          <Button type="submit" small loading={isBusy} loadingLabel={kitText.saving}>
            {cuts ? text.saveCrop : text.save}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}

/** A preview of the picture in the ratio of its place, with this focal point. */
function Shown({ path, point, ratio }: { path: string; point: { x: number; y: number }; ratio: number }) {
  return (
    <figure>
      <WithPictureNotes notes={{ [path]: { focal: [point.x, point.y] } }}>
        <span className={`${typeStyles.cover} ${styles.shown}`} style={{ aspectRatio: ratio }}>
          <Picture path={path} alt="" sizes="240px" />
        </span>
      </WithPictureNotes>
      <figcaption className={`${typeStyles.muted} ${typeStyles.small}`}>{text.shown}</figcaption>
    </figure>
  );
}

function sentenceOf(error: unknown) {
  if (!(error instanceof AppError)) return text.saveFailed;
  if (error.code === "precondition-failed") return text.changedElsewhere;
  if (error.code === "not-found") return kitText.deletedElsewhere;
  return Object.values(error.fields)[0] ?? text.saveFailed;
}
