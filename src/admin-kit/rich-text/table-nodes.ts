import { type Editor, Node } from "@tiptap/core";
import { type Command, TextSelection } from "@tiptap/pm/state";
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
} from "@tiptap/pm/tables";

/*
 * Tables by prosemirror-tables, which knows their cells by a role of each node. Cells hold blocks and may span others, as
 * pasted ones do; widths and colours are those of the page.
 */

const roles: Readonly<Record<string, string>> = {
  table: "table",
  tableRow: "row",
  tableCell: "cell",
  // foreign name: of prosemirror-tables
  tableHeader: "header_cell",
};

const Table = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  isolating: true,
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
  parseHTML: () => [{ tag: "table" }],
  renderHTML: () => ["table", ["tbody", 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const run = (command: Command) => () => command(this.editor.state, this.editor.view.dispatch);
    return {
      Tab: () => run(goToNextCell(1))() || (run(addRowAfter)() && run(goToNextCell(1))()),
      "Shift-Tab": run(goToNextCell(-1)),
    };
  },
});

const TableRow = Node.create({
  name: "tableRow",
  content: "(tableCell | tableHeader)+",
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: () => ["tr", 0],
});

const span = (name: "colspan" | "rowspan") => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Number(cell.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});

const cell = {
  content: "block+",
  isolating: true,
  addAttributes: () => ({
    colspan: span("colspan"),
    rowspan: span("rowspan"),
    // The library keeps the widths of columns here, if anybody could change them.
    colwidth: { default: null, rendered: false },
  }),
};

const TableCell = Node.create({
  ...cell,
  name: "tableCell",
  parseHTML: () => [{ tag: "td" }],
  renderHTML: ({ HTMLAttributes }) => ["td", HTMLAttributes, 0],
});

const TableHeader = Node.create({
  ...cell,
  name: "tableHeader",
  parseHTML: () => [{ tag: "th" }],
  renderHTML: ({ HTMLAttributes }) => ["th", HTMLAttributes, 0],
});

export const tableNodes = [Table, TableRow, TableCell, TableHeader];

/** Puts a table of three rows, the first of them its heads, at the caret, which goes on in its first cell. */
export function insertTable(editor: Editor) {
  const rows = ["tableHeader", "tableCell", "tableCell"].map((type) => ({
    type: "tableRow",
    content: [1, 2, 3].map(() => ({ type, content: [{ type: "paragraph" }] })),
  }));
  const table = editor.schema.nodeFromJSON({ type: "table", content: rows });
  const { tr } = editor.state;
  const start = tr.selection.from;
  tr.replaceSelectionWith(table).setSelection(TextSelection.near(tr.doc.resolve(start + 1)));
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus(); // at once: the next key is typed into the cell
}

/** What can be done with the table around the caret. */
export const tableCommands = { addRowAfter, deleteRow, addColumnAfter, deleteColumn, deleteTable };
