import { useQuery } from "@tanstack/react-query";
import { Crop, RefreshCw, Trash2, X } from "lucide-react";
import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { text as kitText } from "../../admin-kit/admin-kit.text.ts";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { text as pictureText } from "../../admin-kit/pictures/library.text.ts";
import { type LibraryPicture, libraryKey, usesOfPicture } from "../../admin-kit/pictures/library.ts";
import { FocalStage } from "../../admin-kit/pictures/picture-stage.tsx";
import { PictureWords } from "../../admin-kit/pictures/picture-words.tsx";
import { isSaveKey } from "../../admin-kit/shortcuts.ts";
import { Failure } from "../../ui/banner.tsx";
import cardStyles from "../../ui/card.module.css";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import { TextInput } from "../../ui/controls/inputs.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import { DeletePicture } from "./delete-picture.tsx";
import { text } from "./media-admin.text.ts";
import styles from "./picture-details.module.css";
import { Crops, Facts, Uses } from "./picture-facts.tsx";
import { ReplacePicture } from "./replace-picture.tsx";
import { usePictureEdit } from "./use-picture-edit.ts";

const PictureDialog = lazyPart(() => import("../../admin-kit/pictures/picture-dialog.tsx"));

type PictureDetailsProps = {
  picture: LibraryPicture;
  isDeleted: boolean;
  onDirty(isDirty: boolean): void;
  onClose(): void;
  /** Called when the picture was moved to the trash or restored from it. */
  onGone(): void;
  onChoose(picture: LibraryPicture): void;
};

/** One picture beside the list: its alternative text, its focal point in four crops, where it is shown, and what can be done. */
export function PictureDetails({
  picture,
  isDeleted,
  onDirty,
  onClose,
  onGone,
  onChoose,
}: PictureDetailsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const bin = useRef<HTMLButtonElement>(null);
  const { stored, values, isDirty, change, isBusy, errors, failure, save, restore } = usePictureEdit(
    picture,
    { onDirty, onGone },
  );
  const [open, setOpen] = useState<Dialog>();
  const uses = useQuery({
    queryKey: [libraryKey, "uses", picture.id],
    queryFn: () => usesOfPicture(picture.id),
    enabled: !isDeleted,
  });
  useEffect(() => heading.current?.focus({ preventScroll: false }), []);
  const closeDelete = () => {
    setOpen(undefined);
    // After a refusal a second dialog was open in between, so the focus does not come back by itself.
    const back = () => document.activeElement === document.body && bin.current?.focus();
    requestAnimationFrame(() => requestAnimationFrame(back));
  };
  const saveByKey = (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    void save();
  };

  return (
    <aside className={`${cardStyles.card} ${styles.details}`} aria-label={text.details} onKeyDown={saveByKey}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          <BidiName text={stored.fileName} />
        </h2>
        <IconButton aria-label={text.close} onClick={onClose}>
          <Icon of={X} />
        </IconButton>
      </div>
      <Failure of={failure} />
      <FocalStage
        picture={stored}
        point={{ x: values.focalX, y: values.focalY }}
        onPoint={({ x, y }) => change({ focalX: x, focalY: y })}
      />
      <p className={formStyles.hint}>{pictureText.focalHelp}</p>
      <Crops path={stored.path} focal={[values.focalX, values.focalY]} />
      {isDeleted ? (
        <div className={styles.foot} data-end-bar>
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
          <PictureWords values={values} change={change} help={text.altHelp} error={errors.alt} />
          <Facts picture={stored} />
          <Uses uses={uses.data} failed={uses.isError} />
          <div className={styles.foot} data-end-bar>
            <Button
              small
              loading={isBusy}
              loadingLabel={kitText.saving}
              disabled={!isDirty}
              onClick={() => void save()}
            >
              {text.save}
            </Button>
            <Actions bin={bin} isUsed={(uses.data?.length ?? 0) > 0} onOpen={setOpen} />
          </div>
        </>
      )}
      <OpenDialog
        open={open}
        picture={stored}
        uses={uses.data}
        onClose={() => setOpen(undefined)}
        onChoose={onChoose}
      />
      {open === "delete" && <DeletePicture picture={stored} onClose={closeDelete} onDeleted={onGone} />}
    </aside>
  );
}

type Dialog = "crop" | "replace" | "delete";

type ActionsProps = {
  bin: RefObject<HTMLButtonElement | null>;
  /** Some place shows the picture. */
  isUsed: boolean;
  onOpen(dialog: Dialog): void;
};

function Actions({ bin, isUsed, onOpen }: ActionsProps) {
  return (
    <>
      <Button variant="line" small onClick={() => onOpen("crop")}>
        <Icon of={Crop} />
        {text.crop}
      </Button>
      <Button variant="line" small disabled={!isUsed} onClick={() => onOpen("replace")}>
        <Icon of={RefreshCw} />
        {text.replace}
      </Button>
      <IconButton ref={bin} danger aria-label={text.delete} onClick={() => onOpen("delete")}>
        <Icon of={Trash2} />
      </IconButton>
    </>
  );
}

type OpenDialogProps = {
  open: Dialog | undefined;
  picture: LibraryPicture;
  uses: ComponentProps<typeof ReplacePicture>["uses"] | undefined;
  onClose(): void;
  onChoose(picture: LibraryPicture): void;
};

/** The dialog that crops the picture, or the one that replaces it by another. */
function OpenDialog({ open, picture, uses, onClose, onChoose }: OpenDialogProps) {
  if (open === "replace" && uses) return <ReplacePicture picture={picture} uses={uses} onClose={onClose} />;
  return (
    <Suspense>
      {open === "crop" && (
        <PictureDialog
          picture={picture}
          ratio={picture.width / picture.height}
          begin="crop"
          onClose={onClose}
          onCropped={onChoose}
        />
      )}
    </Suspense>
  );
}
