import { Crop, ImageOff, Images, ImageUp, TriangleAlert, X } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { AppError } from "../../kernel/errors.ts";
import { faintOn, type Ground } from "../../ui/brand/seen-on.ts";
import { Button } from "../../ui/controls/button.tsx";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { FieldGroup, type FieldProps } from "../../ui/controls/field.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { WithPictureNotes } from "../../ui/pictures/picture-notes.tsx";
import { Progress } from "../../ui/progress.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import { text } from "../admin-kit.text.ts";
import { lazyPart } from "../lazy-part.ts";
import { sayIfStill } from "./animated/say-if-still.ts";
import { FileDrop } from "./file-drop.tsx";
import styles from "./image-field.module.css";
import { imageFieldText as words } from "./image-field.text.ts";
import { imageFileError } from "./image-file.ts";
import { type LibraryPicture, usePictureAt } from "./library.ts";
import dropStyles from "./styles/file-drop.module.css";

const LibraryDialog = lazyPart(() => import("./library-dialog.tsx"));
const PictureDialog = lazyPart(() => import("./picture-dialog.tsx"));

/** Stores a file and returns its path; reports progress from 0 to 1. */
export type UploadImage = (file: File, onProgress: (share: number) => void) => Promise<string>;

/** How a chosen file is stored: at once, or when the form is saved (`value` is the file until then). */
type Storing =
  | { upload: UploadImage; onFile?: never; progress?: never }
  | {
      upload?: never;
      onFile(file: File): void;
      /** From 0 to 1 while a save stores the file. */
      progress: number | undefined;
    };

type ImageFieldProps = Omit<FieldProps, "label"> & {
  label: string;
  /** The path of a picture, a file that is not stored yet, or null. */
  value: string | File | null;
  onChange(path: string | null): void;
  /** Width by height, as the public site shows it. */
  ratio?: number;
  /** It is a logo for grounds of these kinds: a note says where it would hardly be seen. */
  logoOn?: readonly Ground[];
  /** It is shown whole where it stands, such as an icon, and so here; a logo is in any case. */
  isWhole?: boolean | undefined;
  /** The drawing that the site shows while there is no picture. */
  drawn?: string | null;
} & Storing;

/**
 * The picture of a record. The user can choose or drop a file, with upload progress, or take a picture of the library; crop it to
 * the shown ratio, set its focal point and alternative text; or remove the picture.
 */
export function ImageField({
  value,
  onChange,
  ratio = 3 / 2,
  drawn = null,
  logoOn,
  isWhole = false,
  upload,
  onFile,
  progress: storing,
  ...field
}: ImageFieldProps) {
  const [sending, setSending] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState<File>();
  const [open, setOpen] = useState<"library" | "picture">();
  const path = typeof value === "string" ? value : null;
  const picture = usePictureAt(path);
  const progress = storing ?? sending;
  const isBusy = progress !== undefined;

  const take = async ([file]: File[]) => {
    if (!file || isBusy) return;
    const wrong = imageFileError(file);
    setFailure(wrong);
    if (wrong) return;
    void sayIfStill(file);
    if (!upload) return onFile(file);
    setSent(file);
    setSending(0);
    try {
      onChange(await upload(file, setSending));
    } catch (error) {
      setFailure((error instanceof AppError && error.fields.image) || text.uploadFailed);
    } finally {
      setSent(undefined);
      setSending(undefined);
    }
  };
  const put = (path: string | null) => {
    setFailure(undefined);
    onChange(path);
  };
  const shownFile = sent ?? (value instanceof File ? value : undefined);

  return (
    <FieldGroup {...field} error={failure ?? field.error}>
      <FileDrop onFiles={(files) => void take(files)}>
        {(choose) => (
          <>
            <Frame isWhole={isWhole || logoOn !== undefined} ratio={ratio}>
              <Preview file={shownFile} path={path ?? drawn} picture={picture} />
            </Frame>
            <div className={dropStyles.words}>
              <div className={buttonStyles.actions}>
                <Button
                  variant="line"
                  small
                  loading={sending !== undefined}
                  loadingLabel={text.uploading}
                  disabled={storing !== undefined}
                  onClick={choose}
                >
                  <Icon of={ImageUp} />
                  {value ? text.replaceImage : text.chooseImage}
                </Button>
                {!isBusy && (
                  <Button variant="line" small onClick={() => setOpen("library")}>
                    <Icon of={Images} />
                    {words.fromLibrary}
                  </Button>
                )}
                {picture && !isBusy && (
                  <Button variant="line" small onClick={() => setOpen("picture")}>
                    <Icon of={Crop} />
                    {words.adjust}
                  </Button>
                )}
                {value && !isBusy && (
                  <Button variant="del" small onClick={() => put(null)}>
                    <Icon of={X} />
                    {text.removeImage}
                  </Button>
                )}
              </div>
              {value instanceof File && (
                <p className={formStyles.hint}>
                  <BidiName text={value.name} /> · {words.onSave}
                </p>
              )}
              {picture && !logoOn && <AltLine picture={picture} />}
              {picture && logoOn && <FaintLine picture={picture} grounds={logoOn} />}
              {isBusy && <Progress percent={Math.round(progress * 100)} label={text.uploading} />}
            </div>
          </>
        )}
      </FileDrop>
      <Suspense>
        {open === "library" && (
          <LibraryDialog
            onClose={() => setOpen(undefined)}
            onChoose={([chosen]) => chosen && put(chosen.path)}
          />
        )}
        {open === "picture" && picture && (
          <PictureDialog
            picture={picture}
            ratio={ratio}
            onClose={() => setOpen(undefined)}
            onCropped={({ path }) => put(path)}
          />
        )}
      </Suspense>
    </FieldGroup>
  );
}

/** Cut as the site shows the picture, or whole on a ground on which white and black both stand out. */
function Frame({ isWhole, ratio, children }: { isWhole: boolean; ratio: number; children: ReactNode }) {
  const look = isWhole ? `${typeStyles.preview} ${styles.whole}` : typeStyles.preview;
  return (
    <div className={look} data-picture style={{ aspectRatio: ratio }}>
      {children}
    </div>
  );
}

/** Says on which of the grounds the logo hardly stands out; it is never shown there without a plate. BRAND-01 */
function FaintLine({ picture, grounds }: { picture: LibraryPicture; grounds: readonly Ground[] }) {
  const ground = faintOn(picture.seenOn, grounds);
  if (!ground) return null;
  return (
    <p className={`${formStyles.hint} ${styles.missing}`} role="status">
      <Icon of={TriangleAlert} />
      {words.faint[ground]}
    </p>
  );
}

/** The alternative text of the picture, or a note that it is decorative or lacks one. */
function AltLine({ picture: { alt, isDecorative } }: { picture: LibraryPicture }): ReactNode {
  if (isDecorative) return <p className={formStyles.hint}>{words.decorative}</p>;
  if (alt) return <p className={formStyles.hint}>{words.altIs(alt)}</p>;
  return (
    <p className={`${formStyles.hint} ${styles.missing}`}>
      <Icon of={TriangleAlert} />
      {words.altMissing}
    </p>
  );
}

type PreviewProps = {
  file: File | undefined;
  path: string | null;
  picture: LibraryPicture | undefined;
};

function Preview({ file, path, picture }: PreviewProps) {
  const address = useObjectUrl(file);
  if (file) return address && <img src={address} alt="" />;
  if (!path) return <Icon of={ImageOff} />;
  const shown = <Picture path={path} alt="" sizes="168px" />;
  if (!picture) return shown;
  const focal: [number, number] = [picture.focalX, picture.focalY];
  return <WithPictureNotes notes={{ [path]: { focal } }}>{shown}</WithPictureNotes>;
}

/** An object URL for a file that is not stored yet, revoked when the file is no longer shown. */
function useObjectUrl(file: File | undefined) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url;
}
