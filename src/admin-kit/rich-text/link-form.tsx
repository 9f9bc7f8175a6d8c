import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { safeHref } from "../../kernel/resource/kinds/link.ts";
import { Button } from "../../ui/controls/button.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
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
  return (
    <div className={styles.link} data-link-form>
      <input
        className={formStyles.input}
        dir="ltr"
        aria-label={text.linkAddress}
        aria-invalid={isUnsafe || undefined}
        placeholder="/services"
        value={href}
        // biome-ignore lint/a11y/noAutofocus: the user has just asked for the form
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
      <p className={isUnsafe ? formStyles.error : formStyles.hint} role={isUnsafe ? "alert" : undefined}>
        {isUnsafe ? (
          text.unsafe
        ) : (
          <BidiText
            text={text.linkHelp}
            values={{ path: <Ltr>/services</Ltr>, address: <Ltr>https://example.com</Ltr> }}
          />
        )}
      </p>
    </div>
  );
}
