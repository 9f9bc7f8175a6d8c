import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef } from "react";
import { longTextTags, richTags } from "../../kernel/resource/kinds/rich-text.ts";
import formStyles from "../../ui/controls/forms.module.css";
import { useLatestRef } from "../../ui/controls/use-latest-ref.ts";
import { cleanPasted } from "./clean-pasted.ts";
import { longExtensions, partExtensions } from "./extensions.ts";
import styles from "./rich-editor.module.css";
import { RichToolbar } from "./rich-toolbar.tsx";

type RichEditorProps = {
  label: string;
  value: string;
  onChange(html: string): void;
  /** A text that is a page by itself, with tables, code and pictures of the library. */
  isLong?: boolean;
};

/** Rich text as it will look; whatever is pasted and is not among its tags is dropped. */
export default function RichEditor({ label, value, onChange, isLong = false }: RichEditorProps) {
  const told = useRef(value);
  const onTold = useLatestRef(onChange);
  const editor = useEditor({
    extensions: isLong ? longExtensions : partExtensions,
    content: value,
    immediatelyRender: true,
    // Its own style element would be refused; the module of styles has what it needs.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: (html) => cleanPasted(html, isLong ? longTextTags : richTags),
      attributes: {
        "aria-label": label,
        "aria-multiline": "true",
        role: "textbox",
        class: [styles.text, isLong && styles.long].filter(Boolean).join(" "),
      },
    },
    onUpdate({ editor }) {
      told.current = editor.isEmpty ? "" : withoutEnd(editor.getHTML());
      onTold.current(told.current);
    },
  });
  // A value that did not come from here: undo, another editor's, a restored version.
  useEffect(() => {
    if (!editor || value === told.current) return;
    told.current = value;
    const before = editor.state.doc;
    editor.commands.setContent(value, { emitUpdate: false });
    // The caret goes where something changed: whoever undoes goes on from there.
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

/** The editor keeps an empty paragraph at the end, to go on in; the text has none. */
const withoutEnd = (html: string) => html.replace(/(<p(?: dir="\w+")?><\/p>)+$/, "");
