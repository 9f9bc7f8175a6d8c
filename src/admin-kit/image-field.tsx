import { ImageOff, ImageUp, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../ui/button.tsx";
import { FieldGroup, type FieldProps } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { text } from "./admin-kit.text.ts";
import { imageFileError, imageTypes } from "./image-file.ts";

/** Stores a file and answers its path; tells its progress from 0 to 1. */
export type UploadImage = (file: File, onProgress: (share: number) => void) => Promise<string>;

type ImageFieldProps = Omit<FieldProps, "label"> & {
  label: string;
  value: string | null;
  onChange(path: string | null): void;
  upload: UploadImage;
  /** Told while a file is on its way, so that saving can wait. */
  onBusy?: (isBusy: boolean) => void;
};

/** A picture of a record: choose or drop a file, see it at once, watch its upload, take another or none. */
export function ImageField({ value, onChange, upload, onBusy, ...field }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [isOver, setOver] = useState(false);
  const [chosen, setChosen] = useState<File>();
  const preview = useObjectUrl(chosen) ?? value;
  const isUploading = progress !== undefined;

  const take = async (file: File | undefined) => {
    setOver(false);
    if (!file || isUploading) return;
    const wrong = imageFileError(file);
    setFailure(wrong);
    if (wrong) return;
    setChosen(file);
    setProgress(0);
    onBusy?.(true);
    try {
      onChange(await upload(file, setProgress));
    } catch {
      setFailure(text.uploadFailed);
      setChosen(undefined);
    } finally {
      setProgress(undefined);
      onBusy?.(false);
    }
  };
  const remove = () => {
    setChosen(undefined);
    setFailure(undefined);
    onChange(null);
  };

  return (
    <FieldGroup {...field} error={failure ?? field.error}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut of the button inside */}
      <div
        className="drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          void take(event.dataTransfer.files[0]);
        }}
      >
        <div className="pv cov">
          {preview ? <img src={preview} alt="" /> : <Icon of={ImageOff} className="size-7" />}
        </div>
        <div className="dt">
          <input
            ref={input}
            type="file"
            accept={imageTypes.join(",")}
            hidden
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = "";
            }}
          />
          <div className="acts">
            <Button
              variant="line"
              small
              loading={isUploading}
              loadingLabel={text.uploading}
              onClick={() => input.current?.click()}
            >
              <Icon of={ImageUp} />
              {preview ? text.replaceImage : text.chooseImage}
            </Button>
            {preview && !isUploading && (
              <Button variant="del" small onClick={remove}>
                <Icon of={X} />
                {text.removeImage}
              </Button>
            )}
          </div>
          {isUploading && <ProgressBar share={progress} />}
        </div>
      </div>
    </FieldGroup>
  );
}

function ProgressBar({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div
      className="prog"
      role="progressbar"
      aria-label={text.uploading}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <i style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}

/** An address for a file that is not stored yet, given back when it is no longer shown. */
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
