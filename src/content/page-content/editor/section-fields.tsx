import { memo, type ReactNode, Suspense, useRef } from "react";
import { lazyPart } from "../../../admin-kit/lazy-part.ts";
import type { FieldErrors } from "../../../kernel/errors.ts";
import cardStyles from "../../../ui/card.module.css";
import typeStyles from "../../../ui/styles/type.module.css";
import { RemarkNotes } from "../review/remark-notes.tsx";
import { blockFields } from "../sections/blocks/block-fields.ts";
import { blockOf } from "../sections/blocks/blocks.ts";
import { layoutIn } from "../sections/layout.ts";
import { addressOnPage } from "../sections/page-address.ts";
import { recordFieldsOf } from "../sections/record-fields.ts";
import { isSearchField } from "../sections/said-for-search.ts";
import type { FieldValue, PageField, Section } from "../sections/section.ts";
import type { DraftField } from "../wire.ts";
import type { EditorView } from "./editor-view.ts";
import { FieldEditor } from "./field-editor.tsx";
import { text } from "./page-content-admin.text.ts";
import fieldsStyles from "./screen/section-fields.module.css";
import { SearchCard, SearchPreview } from "./search/search-card.tsx";
import type { SectionEditor } from "./section-editor.ts";

// Loaded when needed, because they are seldom shown.
const OriginNote = lazyPart(() => import("./on-page/origin-note.tsx"));
const ConflictNote = lazyPart(async () => ({ default: (await import("./conflict-note.tsx")).ConflictNote }));

type SectionFieldsProps = {
  section: Section;
  /** The id of the one field that is shown; all of them without it. */
  only?: string | undefined;
  /** The list of the page's parts. */
  layout?: ReactNode;
  editor: SectionEditor;
  view: EditorView;
  /** Saves a drafted text of a record at once, without publishing the page. */
  onSaveAlone(field: string): void;
};

/** The fields of a section: each list stands in a card of its own, the texts between them share one. */
export function SectionFields({ section, only, editor, view, layout, onSaveAlone }: SectionFieldsProps) {
  const isShown = ({ id, parts }: PageField) =>
    only === undefined ? !parts && !isSearchField(id) : id === only;
  const rows = (fields: readonly PageField[]) =>
    fields.map((field) => {
      const value = view.values[field.id];
      if (value === undefined) return null;
      return (
        <FieldRow
          key={field.id}
          field={field}
          editor={editor}
          value={value}
          theirs={view.conflicts[field.id]}
          errors={view.errors}
          isDrafted={view.unsaved.includes(field.id) || view.server?.draft[field.id] !== undefined}
          onSaveAlone={field.origin && onSaveAlone}
        />
      );
    });
  const records = recordFieldsOf(section, view.values).filter(isShown);
  const searched = section.fields.filter(({ id }) => isSearchField(id));
  return (
    <>
      {only === undefined && layout}
      {only === undefined && searched.length > 0 && (
        <SearchCard
          section={section}
          values={view.values}
          row={(id) => rows(searched.filter((field) => field.id === id))}
        />
      )}
      {groupsOf(section.fields.filter(isShown)).map((fields) => (
        <div key={fields[0]?.id} className={`${cardStyles.card} ${fieldsStyles.group}`}>
          {rows(fields)}
        </div>
      ))}
      {only !== undefined && isSearchField(only) && (
        <div className={`${cardStyles.card} ${fieldsStyles.group}`}>
          <SearchPreview of={only} section={section} values={view.values} />
        </div>
      )}
      {layoutIn(view.values).map((placed) => {
        const fields = blockFields(placed).filter(isShown);
        const label = blockOf(placed.part)?.label;
        if (fields.length === 0) return null;
        return (
          <section key={placed.id} className={`${cardStyles.card} ${fieldsStyles.group}`} aria-label={label}>
            {only === undefined && <h2 className={typeStyles.subheading}>{label}</h2>}
            {rows(fields)}
          </section>
        );
      })}
      {records.length > 0 && (
        <section className={`${cardStyles.card} ${fieldsStyles.group}`} aria-label={text.records}>
          {only === undefined && <h2 className={typeStyles.subheading}>{text.records}</h2>}
          {rows(records)}
        </section>
      )}
    </>
  );
}

type FieldRowProps = {
  field: PageField;
  editor: SectionEditor;
  value: FieldValue;
  theirs: DraftField | undefined;
  errors: FieldErrors;
  /** The record does not hold the value yet. */
  isDrafted: boolean;
  /** Of a record's text alone: it is another function with each letter, which must not draw the other rows anew. */
  onSaveAlone?: SectionFieldsProps["onSaveAlone"] | undefined;
};

/** Rendered again only when its own value changes: a page has a hundred inputs, and typing must not wait for them. */
const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { field, editor, value, theirs, errors } = props;
  const row = useRef<HTMLDivElement>(null);
  // The note disappears with the button that was pressed, so the focus moves to the field.
  const answer = (act: () => void) => {
    act();
    row.current
      ?.querySelector<HTMLElement>("input:not([type=file]), textarea, [contenteditable], button")
      ?.focus();
  };
  return (
    <div className={fieldsStyles.field} ref={row}>
      <FieldEditor
        field={field}
        value={value}
        address={addressOnPage(editor.section.key, field.id)}
        errors={errors}
        onChange={(value) => editor.change(field.id, value)}
      />
      <RemarkNotes field={field.id} />
      {field.origin && (
        <Suspense>
          <OriginNote
            origin={field.origin}
            canSave={props.isDrafted}
            onSave={() => props.onSaveAlone?.(field.id)}
          />
        </Suspense>
      )}
      {theirs && (
        <Suspense>
          <ConflictNote
            field={field}
            mine={value}
            theirs={theirs}
            onKeep={() => answer(() => editor.keepMine(field.id))}
            onTake={() => answer(() => editor.takeTheirs(field.id))}
          />
        </Suspense>
      )}
    </div>
  );
});

function groupsOf(fields: readonly PageField[]): PageField[][] {
  const groups: PageField[][] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    const goesOn = last && field.kind !== "list" && last.at(-1)?.kind !== "list";
    if (goesOn) last.push(field);
    else groups.push([field]);
  }
  return groups;
}
