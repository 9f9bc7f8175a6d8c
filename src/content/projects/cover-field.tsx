import { ImageOff, ImageUp, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { imageFileError, imageTypes } from "../../admin-kit/image-file.ts";
import { Button } from "../../ui/button.tsx";
import { FieldGroup, type FieldProps } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { text } from "./projects-admin.text.ts";

/** The picture of a project in its form: a stored path, a chosen file that is stored on save, or none. */
export type CoverValue = string | File | null;

/** A draft that comes back from the browser's storage has lost its file: the picture is what it was. */
export function coverOf(value: unknown, stored: string | null): CoverValue {
  return value === null || typeof value === "string" || value instanceof File ? value : stored;
}

type CoverFieldProps = Omit<FieldProps, "label"> & {
  label: string;
  value: CoverValue;
  onChange(value: CoverValue): void;
  /** The drawn cover that stands in for a picture. */
  drawn: string | null;
  /** From 0 to 1 while saving stores the file. */
  progress: number | undefined;
};

/** Takes a picture by choosing or dropping a file, images only, and shows it at once; requirement APRJ-02. */
export function CoverField({ value, onChange, drawn, progress, error, ...field }: CoverFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();
  const [isOver, setOver] = useState(false);
  const isStoring = progress !== undefined;
  const take = (file: File | undefined) => {
    setOver(false);
    if (!file || isStoring) return;
    const reason = imageFileError(file);
    setWrong(reason);
    if (!reason) onChange(file);
  };
  return (
    <FieldGroup {...field} error={wrong ?? error}>
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
          take(event.dataTransfer.files[0]);
        }}
      >
        <div className="pv cov">
          <Preview value={value} drawn={drawn} />
        </div>
        <div className="dt">
          <input
            ref={input}
            type="file"
            accept={imageTypes.join(",")}
            hidden
            onChange={(event) => {
              take(event.target.files?.[0]);
              event.target.value = "";
            }}
          />
          <div className="acts">
            <Button variant="line" small disabled={isStoring} onClick={() => input.current?.click()}>
              <Icon of={ImageUp} />
              {value ? text.replaceImage : text.chooseImage}
            </Button>
            {value && !isStoring && (
              <Button
                variant="del"
                small
                onClick={() => {
                  setWrong(undefined);
                  onChange(null);
                }}
              >
                <Icon of={X} />
                {text.removeImage}
              </Button>
            )}
          </div>
          {value instanceof File && (
            <p className="hint">
              <bdi>{value.name}</bdi> · {text.form.pictureOnSave}
            </p>
          )}
          {isStoring && <ProgressBar share={progress} />}
        </div>
      </div>
    </FieldGroup>
  );
}

function Preview({ value, drawn }: { value: CoverValue; drawn: string | null }) {
  const address = useObjectUrl(value instanceof File ? value : undefined);
  if (value instanceof File) return address && <img src={address} alt="" />;
  const path = value ?? drawn;
  return path ? <Picture path={path} alt="" sizes="168px" /> : <Icon of={ImageOff} className="size-7" />;
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
