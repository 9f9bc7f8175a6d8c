import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";

/**
 * Keeps a Tab that the editor has used, for the next cell of a table or the level of a list, from the dialog around it, whose
 * focus trap would move the focus as well: what is typed next would be lost; requirement ENGINE-01.
 */
export const tabStays = Extension.create({
  name: "tabStays",
  addProseMirrorPlugins: () => [
    new Plugin({
      view({ dom }) {
        // Added after the editor's own listener, so the key has been used or not by then.
        dom.addEventListener("keydown", stopUsedTab);
        return { destroy: () => dom.removeEventListener("keydown", stopUsedTab) };
      },
    }),
  ],
});

function stopUsedTab(event: KeyboardEvent) {
  if (event.key === "Tab" && event.defaultPrevented) event.stopPropagation();
}
