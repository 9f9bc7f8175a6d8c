import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef } from "react";
import { tagsOf } from "../../kernel/resource/kinds/rich-text.ts";
import formStyles from "../../ui/controls/forms.module.css";
import { useLatestRef } from "../../ui/controls/use-latest-ref.ts";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { cleanPasted, losesPictures } from "./clean-pasted.ts";
import { longExtensions, partExtensions } from "./extensions.ts";
import styles from "./rich-editor.module.css";
import { text } from "./rich-text.text.ts";
import { RichToolbar } from "./rich-toolbar.tsx";

type RichEditorProps = {
  label: string;
  value: string;
  onChange(html: string): void;
  /** True for a text that is a page by itself, with tables, code and pictures of the library. */
  isLong?: boolean;
};

/** An editor that shows rich text as it will look; tags that are not allowed are dropped from pasted text. */
export default function RichEditor({ label, value, onChange, isLong = false }: RichEditorProps) {
  const told = useRef(value);
  const onTold = useLatestRef(onChange);
  const editor = useEditor({
    extensions: isLong ? longExtensions : partExtensions,
    content: value,
    immediatelyRender: true,
    // The security policy would refuse the library's style element; the CSS module has the rules in its place.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: (html) => {
        if (losesPictures(html)) toasts.error(text.picturesLost);
        return cleanPasted(html, tagsOf(isLong));
      },
      attributes: {
        "aria-label": label,
        "aria-multiline": "true",
        role: "textbox",
        class: [styles.text, isLong && styles.long].filter(Boolean).join(" "),
      },
    },
    onUpdate({ editor }) {
      // newer: a call of the editor, not of the element with that name
      told.current = editor.isEmpty ? "" : withoutEnd(editor.getHTML());
      onTold.current(told.current);
    },
  });
  // Takes over values from elsewhere: undo, another user's change, a restored version.
  useEffect(() => {
    if (!editor || value === told.current) return;
    told.current = value;
    const before = editor.state.doc;
    editor.commands.setContent(value, { emitUpdate: false });
    // Puts the caret at the change, so that the user can continue there after an undo.
    const end = before.content.findDiffEnd(editor.state.doc.content);
    if (end) editor.commands.setTextSelection(end.b);
  }, [editor, value]);
  if (!editor) return null;
  return (
    <div className={styles.editor}>
      <RichToolbar editor={editor} label={label} isLong={isLong} />
      <EditorContent editor={editor} className={formStyles.input} />
    </div>
  );
}

/** The text without the empty paragraph that the editor keeps at its end for typing on. */
const withoutEnd = (html: string) => html.replace(/(<p(?: dir="\w+")?><\/p>)+$/, "");
