import { type ReactNode, useRef, useState } from "react";
import { imageTypes } from "./image-file.ts";
import dropStyles from "./styles/file-drop.module.css";

type FileDropProps = {
  onFiles(files: File[]): void;
  several?: boolean;
  className?: string;
  /** Renders a button with the function that opens the browser's file chooser; dropping is a shortcut for it. */
  children(choose: () => void): ReactNode;
};

/** An area where pictures can be dropped, or chosen by a button inside. */
export function FileDrop({ onFiles, several = false, className = dropStyles.drop, children }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut of the button inside
    <div
      className={className}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <input
        ref={input}
        type="file"
        accept={imageTypes.join(",")}
        multiple={several}
        hidden
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      {children(() => input.current?.click())}
    </div>
  );
}
