import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { Suspense, useState } from "react";
import { Button } from "../../ui/controls/button.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import { TextInput } from "../../ui/controls/inputs.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { lazyPart } from "../lazy-part.ts";
import { usePictureAt } from "../pictures/library.ts";
import styles from "./rich-editor.module.css";
import { text } from "./rich-text.text.ts";

const PictureDialog = lazyPart(() => import("../pictures/picture-dialog.tsx"));

/** Edits the caption of the selected picture, and its alternative text, which is stored in the library; requirement ART-01. */
export function PictureTools({ editor }: { editor: Editor }) {
  const { path, caption } = useEditorState({
    editor,
    selector: ({ editor }) => {
      const { src, caption } = editor.getAttributes("picture");
      return { path: String(src ?? ""), caption: String(caption ?? "") };
    },
  });
  const picture = usePictureAt(path);
  const [isEditing, setEditing] = useState(false);
  const put = (src: string) => editor.chain().focus().updateAttributes("picture", { src }).run();
  // Keeps the focus in the field and selects the picture again, because a changed node loses its selection.
  const say = (caption: string) => {
    const { from } = editor.state.selection;
    editor.chain().updateAttributes("picture", { caption }).setNodeSelection(from).run();
  };
  const isSilent = picture && !picture.isDecorative && picture.alt.trim() === "";
  return (
    <fieldset className={styles.tools} aria-label={text.pictureTools}>
      <TextInput
        label={text.caption}
        value={caption}
        maxLength={300}
        onChange={({ target }) => say(target.value)}
      />
      {picture && (
        <p className={isSilent ? formStyles.error : formStyles.hint}>
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
