import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { Suspense, useState } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { lazyPart } from "../lazy-part.ts";
import { usePictureAt } from "../pictures/library.ts";
import styles from "./rich-editor.module.css";
import { text } from "./rich-text.text.ts";

const PictureDialog = lazyPart(() => import("../pictures/picture-dialog.tsx"));

/** The alternative text of the chosen picture, which belongs to the library, and the way to change it. */
export function PictureTools({ editor }: { editor: Editor }) {
  const path = useEditorState({
    editor,
    selector: ({ editor }) => String(editor.getAttributes("picture").src ?? ""),
  });
  const picture = usePictureAt(path);
  const [isEditing, setEditing] = useState(false);
  const put = (src: string) => editor.chain().focus().updateAttributes("picture", { src }).run();
  const isSilent = picture && !picture.isDecorative && picture.alt.trim() === "";
  return (
    <fieldset className={styles.tools} aria-label={text.pictureTools}>
      {picture && (
        <p className={isSilent ? "err" : "hint"}>
          {isSilent ? text.noAlternative : <BidiText text={`${text.alternative} ${picture.alt}`} />}
        </p>
      )}
      <Button small variant="line" disabled={!picture} onClick={() => setEditing(true)}>
        {text.editPicture}
      </Button>
      <Button small variant="del" onClick={() => editor.chain().focus().deleteSelection().run()}>
        {text.deletePicture}
      </Button>
      <Suspense>
        {isEditing && picture && (
          <PictureDialog
            picture={picture}
            ratio={3 / 2}
            onClose={() => setEditing(false)}
            onCropped={({ path }) => put(path)}
          />
        )}
      </Suspense>
    </fieldset>
  );
}
