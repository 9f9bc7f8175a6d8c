import { Paperclip } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { attachmentText as text } from "./attachments.text.ts";

/** Chooses files of this machine. */
export function AttachButton({ onFiles }: { onFiles(files: File[]): void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      <Button variant="ghost" small onClick={() => input.current?.click()}>
        <Icon of={Paperclip} />
        {text.add}
      </Button>
    </>
  );
}
