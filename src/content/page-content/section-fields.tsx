import { ConflictNote } from "./conflict-note.tsx";
import { FieldEditor } from "./field-editor.tsx";
import type { Field, Section } from "./section.ts";
import type { EditorView, SectionEditor } from "./section-editor.ts";

type SectionFieldsProps = { section: Section; editor: SectionEditor; view: EditorView };

/** The fields of a section: each list stands in a card of its own, the texts between them share one. */
export function SectionFields({ section, editor, view }: SectionFieldsProps) {
  return groupsOf(section.fields).map((fields) => (
    <div key={fields[0]?.id} className="card fgroup">
      {fields.map((field) => {
        const value = view.values[field.id];
        const theirs = view.conflicts[field.id];
        if (value === undefined) return null;
        return (
          <div key={field.id} className="fwrap">
            <FieldEditor
              field={field}
              value={value}
              address={`${section.key}/${field.id}`}
              errors={view.errors}
              onChange={(value) => editor.change(field.id, value)}
            />
            {theirs && (
              <ConflictNote
                field={field}
                mine={value}
                theirs={theirs}
                onKeep={() => editor.keepMine(field.id)}
                onTake={() => editor.takeTheirs(field.id)}
              />
            )}
          </div>
        );
      })}
    </div>
  ));
}

function groupsOf(fields: readonly Field[]): Field[][] {
  const groups: Field[][] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    const goesOn = last && field.type !== "list" && last.at(-1)?.type !== "list";
    if (goesOn) last.push(field);
    else groups.push([field]);
  }
  return groups;
}
