import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Heading4,
  Image,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Pilcrow,
  PilcrowLeft,
  PilcrowRight,
  SquareCode,
  Table,
  TextQuote,
} from "lucide-react";
import { type KeyboardEvent, Suspense, useState } from "react";
import { IconButton } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { lazyPart } from "../lazy-part.ts";
import { LinkForm } from "./link-form.tsx";
import { PictureTools } from "./picture-tools.tsx";
import styles from "./rich-editor.module.css";
import { text } from "./rich-text.text.ts";
import { insertTable } from "./table-nodes.ts";
import { TableTools } from "./table-tools.tsx";

const LibraryDialog = lazyPart(() => import("../pictures/library-dialog.tsx"));

type ToolbarProps = { editor: Editor; label: string; isLong: boolean };
type Tool = {
  name: Extract<keyof typeof text, keyof ReturnType<typeof activeIn>>;
  icon: LucideIcon;
  act(): void;
};

/** The buttons above the text, and below them the tools of the link, table or picture at the caret. */
export function RichToolbar({ editor, label, isLong }: ToolbarProps) {
  const [isLinking, setLinking] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const levels = isLong ? ([2, 3] as const) : ([3, 4] as const);
  const active = useEditorState({ editor, selector: ({ editor }) => activeIn(editor, levels) });
  const tools = toolsOf(editor, { levels, active, isLong, askLink: () => setLinking(!isLinking) });
  if (isLong) tools.push({ name: "picture", icon: Image, act: () => setChoosing(true) });
  return (
    <>
      <div
        className={styles.toolbar}
        role="toolbar"
        aria-label={text.toolbar(label)}
        onKeyDown={moveInToolbar}
      >
        {tools.map(({ name, icon, act }, index) => (
          <IconButton
            key={name}
            aria-label={text[name]}
            title={text[name]}
            aria-pressed={active[name]}
            tabIndex={index === 0 ? 0 : -1}
            onClick={act}
          >
            <Icon of={icon} />
          </IconButton>
        ))}
      </div>
      {isLinking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
      {active.table && <TableTools editor={editor} />}
      {active.picture && <PictureTools editor={editor} />}
      <Suspense>
        {isChoosing && (
          <LibraryDialog
            onClose={() => setChoosing(false)}
            onChoose={([picture]) =>
              editor
                .chain()
                .focus()
                .insertContent({ type: "picture", attrs: { src: picture?.path, alt: picture?.alt } })
                .run()
            }
          />
        )}
      </Suspense>
    </>
  );
}

type Levels = readonly [2, 3] | readonly [3, 4];

/** Which formats are active at the caret, by the name of their button. */
function activeIn(editor: Editor, [first, second]: Levels) {
  return {
    paragraph: editor.isActive("paragraph"),
    heading: editor.isActive("heading", { level: first }),
    subheading: editor.isActive("heading", { level: second }),
    bold: editor.isActive("bold"),
    link: editor.isActive("link"),
    bullets: editor.isActive("bulletList"),
    numbers: editor.isActive("orderedList"),
    quote: editor.isActive("blockquote"),
    rtl: editor.isActive({ dir: "rtl" }),
    ltr: editor.isActive({ dir: "ltr" }),
    code: editor.isActive("code"),
    codeBlock: editor.isActive("codeBlock"),
    table: editor.isActive("table"),
    picture: editor.isActive("picture"),
  };
}

type ToolOptions = {
  levels: Levels;
  active: ReturnType<typeof activeIn>;
  isLong: boolean;
  askLink(): void;
};

function toolsOf(editor: Editor, { levels, active, isLong, askLink }: ToolOptions): Tool[] {
  const run = () => editor.chain().focus();
  const setDirection = (dir: "rtl" | "ltr") => {
    const attributes = { dir: active[dir] ? null : dir };
    run().updateAttributes("paragraph", attributes).updateAttributes("heading", attributes).run();
  };
  const [first, second] = levels;
  const tools: Tool[] = [
    { name: "paragraph", icon: Pilcrow, act: () => run().setParagraph().run() },
    {
      name: "heading",
      icon: isLong ? Heading2 : Heading3,
      act: () => run().toggleHeading({ level: first }).run(),
    },
    {
      name: "subheading",
      icon: isLong ? Heading3 : Heading4,
      act: () => run().toggleHeading({ level: second }).run(),
    },
    { name: "bold", icon: Bold, act: () => run().toggleBold().run() },
    { name: "link", icon: Link2, act: askLink },
    { name: "bullets", icon: List, act: () => run().toggleBulletList().run() },
    { name: "numbers", icon: ListOrdered, act: () => run().toggleOrderedList().run() },
    { name: "quote", icon: TextQuote, act: () => run().toggleBlockquote().run() },
    { name: "rtl", icon: PilcrowLeft, act: () => setDirection("rtl") },
    { name: "ltr", icon: PilcrowRight, act: () => setDirection("ltr") },
  ];
  if (!isLong) return tools;
  return [
    ...tools,
    { name: "code", icon: Code, act: () => run().toggleCode().run() },
    { name: "codeBlock", icon: SquareCode, act: () => run().toggleCodeBlock().run() },
    { name: "table", icon: Table, act: () => insertTable(editor) },
  ];
}

/** Makes the toolbar one stop of the Tab key; the arrow keys move in it in reading order, from right to left. */
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
