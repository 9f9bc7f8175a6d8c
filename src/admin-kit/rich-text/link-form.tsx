import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { safeHref } from "../../kernel/resource/kinds/link.ts";
import { Button } from "../../ui/controls/button.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import { LinkField } from "../links/link-field.tsx";
import styles from "./rich-editor.module.css";
import { text } from "./rich-text.text.ts";

/** Sets, changes or removes the link of the selected words. */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose(): void }) {
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
  const leave = () => {
    editor.commands.focus();
    onClose();
  };
  return (
    <div className={styles.link} data-link-form>
      <LinkField
        label={<span className={typeStyles.unseen}>{text.linkAddress}</span>}
        error={isUnsafe ? text.unsafe : undefined}
        help={
          <BidiText
            text={text.linkHelp}
            values={{ path: <Ltr>/services</Ltr>, address: <Ltr>https://example.com</Ltr> }}
          />
        }
        placeholder="/services"
        value={href}
        autoFocus
        onChange={setHref}
        onKey={(event) => {
          if (event.key === "Enter") set();
          else if (event.key === "Escape") leave();
          else return;
          event.preventDefault();
        }}
      />
      <Button small variant="line" onClick={set}>
        {text.setLink}
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
          {text.removeLink}
        </Button>
      )}
    </div>
  );
}
