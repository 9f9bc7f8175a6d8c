import { Extension } from "@tiptap/core";
import { type Editor, EditorContent, useEditor, useEditorState } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import {
  Bold,
  Heading3,
  Heading4,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Pilcrow,
  PilcrowLeft,
  PilcrowRight,
  TextQuote,
} from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { safeHref } from "../../../kernel/resource/kinds/link.ts";
import { Button, IconButton } from "../../../ui/controls/button.tsx";
import { useLatestRef } from "../../../ui/controls/use-latest-ref.ts";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { BidiText } from "../../../ui/text/bidi-text.tsx";
import { Ltr } from "../../../ui/text/ltr.tsx";
import { cleanHtml } from "./clean-in-browser.ts";
import { text } from "./page-content-admin.text.ts";

const words = text.rich;

type RichEditorProps = { label: string; value: string; onChange(html: string): void };

/** Paragraphs, two headings, bold, links, lists, quotes and the direction of a block; whatever else is pasted is dropped. */
export default function RichEditor({ label, value, onChange }: RichEditorProps) {
  const told = useRef(value);
  const onTold = useLatestRef(onChange);
  const editor = useEditor({
    extensions,
    content: value,
    immediatelyRender: true,
    // Its own style element would be refused; page-content-admin.css has what it needs.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: cleanHtml,
      attributes: { "aria-label": label, "aria-multiline": "true", role: "textbox", class: "rich" },
    },
    onUpdate({ editor }) {
      told.current = editor.isEmpty ? "" : editor.getHTML();
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
    <div className="rte">
      <Toolbar editor={editor} label={label} />
      <EditorContent editor={editor} className="inp" />
    </div>
  );
}

/** Where the writing runs, by hand where the letters do not tell. */
const BlockDirection = Extension.create({
  name: "blockDirection",
  addGlobalAttributes: () => [
    {
      types: ["paragraph", "heading", "blockquote", "bulletList", "orderedList", "listItem"],
      attributes: {
        dir: {
          default: null,
          parseHTML: (element) => (/^(rtl|ltr)$/.test(element.dir) ? element.dir : null),
          renderHTML: ({ dir }) => (dir ? { dir } : {}),
        },
      },
    },
  ],
});

const extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    italic: false,
    strike: false,
    underline: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    // The section has one history for all its fields.
    undoRedo: false,
    link: {
      openOnClick: false,
      autolink: true,
      linkOnPaste: true,
      HTMLAttributes: { rel: null, target: null },
      isAllowedUri: (address) => safeHref(address ?? ""),
    },
  }),
  BlockDirection,
];

function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const [isLinking, setLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor }) => ({
      paragraph: editor.isActive("paragraph"),
      heading: editor.isActive("heading", { level: 3 }),
      subheading: editor.isActive("heading", { level: 4 }),
      bold: editor.isActive("bold"),
      link: editor.isActive("link"),
      bullets: editor.isActive("bulletList"),
      numbers: editor.isActive("orderedList"),
      quote: editor.isActive("blockquote"),
      rtl: editor.isActive({ dir: "rtl" }),
      ltr: editor.isActive({ dir: "ltr" }),
    }),
  });
  const run = () => editor.chain().focus();
  const setDirection = (dir: "rtl" | "ltr") => {
    const attributes = { dir: active[dir] ? null : dir };
    run().updateAttributes("paragraph", attributes).updateAttributes("heading", attributes).run();
  };
  const tools: [keyof typeof active, LucideIcon, () => void][] = [
    ["paragraph", Pilcrow, () => run().setParagraph().run()],
    ["heading", Heading3, () => run().toggleHeading({ level: 3 }).run()],
    ["subheading", Heading4, () => run().toggleHeading({ level: 4 }).run()],
    ["bold", Bold, () => run().toggleBold().run()],
    ["link", Link2, () => setLinking(!isLinking)],
    ["bullets", List, () => run().toggleBulletList().run()],
    ["numbers", ListOrdered, () => run().toggleOrderedList().run()],
    ["quote", TextQuote, () => run().toggleBlockquote().run()],
    ["rtl", PilcrowLeft, () => setDirection("rtl")],
    ["ltr", PilcrowRight, () => setDirection("ltr")],
  ];
  return (
    <>
      <div className="rtb" role="toolbar" aria-label={words.toolbar(label)} onKeyDown={moveInToolbar}>
        {tools.map(([name, icon, act], index) => (
          <IconButton
            key={name}
            aria-label={words[name]}
            title={words[name]}
            aria-pressed={active[name]}
            tabIndex={index === 0 ? 0 : -1}
            onClick={act}
          >
            <Icon of={icon} />
          </IconButton>
        ))}
      </div>
      {isLinking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

/** One stop of the Tab key; the arrows go along it as it is read, from right to left. */
function moveInToolbar(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.findIndex((button) => button.matches(":focus"));
  const next = { ArrowLeft: at + 1, ArrowRight: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  const target = buttons[(next + buttons.length) % buttons.length];
  for (const button of buttons) button.tabIndex = button === target ? 0 : -1;
  target?.focus();
}

function LinkForm({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const [href, setHref] = useState(() => String(editor.getAttributes("link").href ?? ""));
  const [isUnsafe, setUnsafe] = useState(false);
  const set = () => {
    const address = href.trim();
    if (!safeHref(address)) return setUnsafe(true);
    const chain = editor.chain().focus().extendMarkRange("link");
    if (address === "") chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive("link"))
      chain
        .insertContent({ type: "text", text: address, marks: [{ type: "link", attrs: { href: address } }] })
        .run();
    else chain.setLink({ href: address }).run();
    onClose();
  };
  return (
    <div className="rtl">
      <input
        className="inp"
        dir="ltr"
        aria-label={words.linkAddress}
        aria-invalid={isUnsafe || undefined}
        placeholder="/services"
        value={href}
        // biome-ignore lint/a11y/noAutofocus: the form appears where the person just asked for it
        autoFocus
        onChange={(event) => setHref(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
          if (event.key === "Enter") set();
          if (event.key !== "Escape") return;
          editor.commands.focus();
          onClose();
        }}
      />
      <Button small variant="line" onClick={set}>
        {words.setLink}
      </Button>
      {editor.isActive("link") && (
        <Button
          small
          variant="del"
          onClick={() => {
            editor.chain().focus().extendMarkRange("link").unsetLink().run();
            onClose();
          }}
        >
          {words.removeLink}
        </Button>
      )}
      <p className={isUnsafe ? "err" : "hint"} role={isUnsafe ? "alert" : undefined}>
        {isUnsafe ? (
          words.unsafe
        ) : (
          <BidiText
            text={words.linkHelp}
            values={{ path: <Ltr>/services</Ltr>, address: <Ltr>https://example.com</Ltr> }}
          />
        )}
      </p>
    </div>
  );
}
