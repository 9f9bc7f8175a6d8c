import { Suspense } from "react";
import { lazyPart } from "../../../../admin-kit/lazy-part.ts";
import { SkeletonCards } from "../../../../ui/skeleton.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import type { FieldAddress } from "../../preview/preview-marks.ts";
import { fieldsOf } from "../../sections/blocks/block-fields.ts";
import type { EditorView } from "../editor-view.ts";
import { LayoutCard } from "../layout/layout-card.tsx";
import { text } from "../page-content-admin.text.ts";
import type { SectionEditor } from "../section-editor.ts";
import { SectionFields } from "../section-fields.tsx";
import { focusField } from "../use-field-focus.ts";
import screenStyles from "./section-screen.module.css";
import type { SectionPlace } from "./use-section-place.ts";

const FieldPanel = lazyPart(() => import("../field-panel.tsx"));

type EditedProps = {
  editor: SectionEditor;
  view: EditorView;
  /** Saves a drafted text of a record at once, without publishing the page. */
  onSaveAlone(field: string): void;
};

/** The column of the fields, with the list of the page's parts above them. */
export function SectionBody({
  place,
  onAddPart,
  ...edited
}: EditedProps & { place: SectionPlace; onAddPart(behind?: string): void }) {
  const { editor, view } = edited;
  const { section } = editor;
  const layout = section.fields.find(({ parts }) => parts);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus goes
    <div className={screenStyles.fields} ref={place.body} onFocus={place.focus.onFocus}>
      {view.server ? (
        <SectionFields
          {...edited}
          section={section}
          layout={
            layout && (
              <LayoutCard
                startsOpen={section.startsEmpty ?? false}
                field={layout}
                values={view.values}
                address={`${section.key}/${layout.id}`}
                onChange={(placed) => editor.change(layout.id, placed)}
                onOpen={(field) => place.open(`${section.key}/${field}`)}
                onAdd={onAddPart}
              />
            )
          }
        />
      ) : view.loadFailed ? (
        <ErrorState title={text.loadFailed} onRetry={() => void editor.load()} />
      ) : (
        <>
          <p className={`${typeStyles.muted} ${typeStyles.small}`}>{text.loading}</p>
          <SkeletonCards />
        </>
      )}
    </div>
  );
}

/** One field over the page, while the page has the whole window. */
export function OpenField({
  address,
  place,
  ...edited
}: EditedProps & { address: FieldAddress; place: SectionPlace }) {
  const { section } = edited.editor;
  return (
    <Suspense>
      <FieldPanel
        section={section}
        fields={fieldsOf(section, edited.view.values).filter(({ parts }) => !parts)}
        address={address}
        onShown={(element) => focusField(element, address)}
        onStep={(by, otherwise) => place.setBeside({ address, by, otherwise })}
        onClose={() => place.setPanel(null)}
      >
        <SectionFields {...edited} section={section} only={address.split("/")[1]} />
      </FieldPanel>
    </Suspense>
  );
}
