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
 * Table nodes for prosemirror-tables, which finds their parts by a role of each node. Cells hold blocks and may span rows and
 * columns, as pasted ones do; widths and colours come from the page.
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
    // prosemirror-tables requires this attribute for column widths, which cannot be changed here.
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

/** Inserts a table of three rows and columns, the first row as heads, at the caret, and puts the caret into its first cell. */
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
  editor.view.focus(); // at once, so that the next key is typed into the cell
}

/** The commands for the table around the caret. */
export const tableCommands = { addRowAfter, deleteRow, addColumnAfter, deleteColumn, deleteTable };
