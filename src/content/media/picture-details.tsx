import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Crop, RefreshCw, Trash2, X } from "lucide-react";
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from "react";
import { text as kitText } from "../../admin-kit/admin-kit.text.ts";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { text as pictureText } from "../../admin-kit/pictures/library.text.ts";
import {
  type LibraryPicture,
  libraryClient,
  libraryKey,
  usesOfPicture,
} from "../../admin-kit/pictures/library.ts";
import { FocalStage } from "../../admin-kit/pictures/picture-stage.tsx";
import { usePictureValues } from "../../admin-kit/pictures/use-picture-values.ts";
import { isSaveKey } from "../../admin-kit/shortcuts.ts";
import { AppError, currentOf } from "../../kernel/errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import { Checkbox, TextArea, TextInput } from "../../ui/controls/inputs.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import { DeletePicture } from "./delete-picture.tsx";
import { text } from "./media-admin.text.ts";
import styles from "./picture-details.module.css";
import { Crops, Facts, Uses } from "./picture-facts.tsx";
import { ReplacePicture } from "./replace-picture.tsx";

const PictureDialog = lazyPart(() => import("../../admin-kit/pictures/picture-dialog.tsx"));

type PictureDetailsProps = {
  picture: LibraryPicture;
  isDeleted: boolean;
  onDirty(isDirty: boolean): void;
  onClose(): void;
  /** It is in the trash now, or out of it. */
  onGone(): void;
  onChoose(picture: LibraryPicture): void;
};

/** One picture beside the list: its words, its focal point in four crops, where it is shown, and what can be done. */
export function PictureDetails({
  picture,
  isDeleted,
  onDirty,
  onClose,
  onGone,
  onChoose,
}: PictureDetailsProps) {
  const cache = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const bin = useRef<HTMLButtonElement>(null);
  const { stored, values, isDirty, change, take } = usePictureValues(picture);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [open, setOpen] = useState<"crop" | "replace" | "delete">();
  const uses = useQuery({
    queryKey: [libraryKey, "uses", picture.id],
    queryFn: () => usesOfPicture(picture.id),
    enabled: !isDeleted,
  });
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => heading.current?.focus({ preventScroll: false }), []);
  useEffect(() => {
    // The dialog for cropping may have saved it, or the list brought what somebody else saved.
    if (picture.version > stored.version && !isDirty) take(picture);
  }, [picture, stored.version, isDirty, take]);
  const reload = () => cache.invalidateQueries({ queryKey: [libraryKey] });

  const save = async () => {
    if (isBusy || !isDirty) return;
    setBusy(true);
    setFailure(undefined);
    setErrors({});
    try {
      const saved = await libraryClient.update(picture.id, values, stored);
      take(saved);
      onDirty(false);
      toasts.success(text.saved);
      await reload();
    } catch (error) {
      const theirs = currentOf<LibraryPicture>(error);
      if (theirs) {
        take(theirs);
        setFailure(pictureText.changedElsewhere);
      } else if (error instanceof AppError && error.code === "invalid") setErrors(error.fields);
      else setFailure(pictureText.saveFailed);
    } finally {
      setBusy(false);
    }
  };
  const restore = async () => {
    try {
      await libraryClient.restore(picture.id);
      toasts.success(kitText.restored);
      onGone();
      await reload();
    } catch {
      setFailure(kitText.restoreFailed);
    }
  };
  const closeDelete = () => {
    setOpen(undefined);
    // Where it was refused, a second dialog stood between: the focus did not come back by itself.
    const back = () => document.activeElement === document.body && bin.current?.focus();
    requestAnimationFrame(() => requestAnimationFrame(back));
  };
  const saveByKey = (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    void save();
  };

  return (
    <aside className={`card ${styles.details}`} aria-label={text.details} onKeyDown={saveByKey}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          <BidiName text={stored.fileName} />
        </h2>
        <IconButton aria-label={text.close} onClick={onClose}>
          <Icon of={X} />
        </IconButton>
      </div>
      {failure && <Banner tone="bad">{failure}</Banner>}
      <FocalStage
        picture={stored}
        point={{ x: values.focalX, y: values.focalY }}
        onPoint={({ x, y }) => change({ focalX: x, focalY: y })}
      />
      <p className="hint">{pictureText.focalHelp}</p>
      <Crops path={stored.path} focal={[values.focalX, values.focalY]} />
      {isDeleted ? (
        <div className={styles.foot}>
          <Button small onClick={() => void restore()}>
            {text.restore}
          </Button>
        </div>
      ) : (
        <>
          <TextInput
            label={text.labels.fileName}
            value={values.fileName}
            error={errors.fileName}
            onChange={({ target }) => change({ fileName: target.value })}
          />
          <TextArea
            label={pictureText.alt}
            help={text.altHelp}
            value={values.alt}
            error={errors.alt}
            disabled={values.isDecorative}
            onChange={({ target }) => change({ alt: target.value })}
          />
          <Checkbox
            checked={values.isDecorative}
            onChange={({ target }) => change({ isDecorative: target.checked })}
          >
            {pictureText.decorative}
          </Checkbox>
          <Facts picture={stored} />
          <Uses uses={uses.data} failed={uses.isError} />
          <div className={styles.foot}>
            <Button
              small
              loading={isBusy}
              loadingLabel={kitText.saving}
              disabled={!isDirty}
              onClick={() => void save()}
            >
              {text.save}
            </Button>
            <Button variant="line" small onClick={() => setOpen("crop")}>
              <Icon of={Crop} />
              {text.crop}
            </Button>
            <Button
              variant="line"
              small
              disabled={!uses.data || uses.data.length === 0}
              onClick={() => setOpen("replace")}
            >
              <Icon of={RefreshCw} />
              {text.replace}
            </Button>
            <IconButton ref={bin} danger aria-label={text.delete} onClick={() => setOpen("delete")}>
              <Icon of={Trash2} />
            </IconButton>
          </div>
        </>
      )}
      <Suspense>
        {open === "crop" && (
          <PictureDialog
            picture={stored}
            ratio={stored.width / stored.height}
            begin="crop"
            onClose={() => setOpen(undefined)}
            onCropped={onChoose}
          />
        )}
      </Suspense>
      {open === "replace" && uses.data && (
        <ReplacePicture picture={stored} uses={uses.data} onClose={() => setOpen(undefined)} />
      )}
      {open === "delete" && <DeletePicture picture={stored} onClose={closeDelete} onDeleted={onGone} />}
    </aside>
  );
}
