import type { Editor } from "@tiptap/core";
import type { Command } from "@tiptap/pm/state";
import { Button } from "../../ui/controls/button.tsx";
import styles from "./rich-editor.module.css";
import { text } from "./rich-text.text.ts";
import { tableCommands } from "./table-nodes.ts";

const tools: readonly [keyof typeof text & string, Command][] = [
  ["addRow", tableCommands.addRowAfter],
  ["deleteRow", tableCommands.deleteRow],
  ["addColumn", tableCommands.addColumnAfter],
  ["deleteColumn", tableCommands.deleteColumn],
  ["deleteTable", tableCommands.deleteTable],
];

/** Buttons for the rows and columns of the table around the caret. */
export function TableTools({ editor }: { editor: Editor }) {
  const run = (command: Command) => {
    command(editor.state, editor.view.dispatch);
    editor.view.focus();
  };
  return (
    <fieldset className={styles.tools} aria-label={text.tableTools}>
      {tools.map(([name, command]) => (
        <Button key={name} small variant="line" onClick={() => run(command)}>
          {String(text[name])}
        </Button>
      ))}
    </fieldset>
  );
}
