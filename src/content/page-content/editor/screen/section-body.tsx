import { Suspense } from "react";
import { lazyPart } from "../../../../admin-kit/lazy-part.ts";
import type { Address } from "../../../../kernel/resource/address.ts";
import cardStyles from "../../../../ui/card.module.css";
import { SkeletonCards } from "../../../../ui/skeleton.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { fieldsOf } from "../../sections/blocks/block-fields.ts";
import type { PlacedPart } from "../../sections/layout.ts";
import { addressOnPage, fieldOnPage } from "../../sections/page-address.ts";
import type { EditorView } from "../editor-view.ts";
import { LayoutCard } from "../layout/layout-card.tsx";
import { text } from "../page-content-admin.text.ts";
import type { SectionEditor } from "../section-editor.ts";
import { SectionFields } from "../section-fields.tsx";
import { focusField } from "../use-field-focus.ts";
import screenStyles from "./section-screen.module.css";
import type { SectionPlace } from "./use-section-place.ts";

const LayoutField = lazyPart(() => import("../layout/layout-field.tsx"));
const FieldPanel = lazyPart(() => import("../field-panel.tsx"));

/** What the parts of the screen need of the section that is edited. */
export type EditedProps = {
  editor: SectionEditor;
  view: EditorView;
  /** Saves a drafted text of a record at once, without publishing the page. */
  onSaveAlone(field: string): void;
};

type BodyProps = EditedProps & {
  place: SectionPlace;
  /** Asks for a new part of the page, behind another or at the end. */
  onAddPart(behind?: string): void;
};

/** The column of the fields, with the list of the page's parts above them. */
export function SectionBody({ place, onAddPart, ...edited }: BodyProps) {
  const { editor, view } = edited;
  const { section } = editor;
  const layout = layoutOf({ place, onAddPart, ...edited });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus goes
    <div className={screenStyles.fields} ref={place.body} onFocus={place.focus.onFocus}>
      {view.server ? (
        <SectionFields
          {...edited}
          section={section}
          layout={layout && <LayoutCard startsOpen={section.startsEmpty ?? false} {...layout} />}
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

/** What the list of the page's parts needs; nothing for a section without parts. */
function layoutOf({ editor, view, place, onAddPart }: BodyProps) {
  const { section } = editor;
  const field = section.fields.find(({ parts }) => parts);
  if (!field) return undefined;
  return {
    field,
    values: view.values,
    address: addressOnPage(section.key, field.id),
    onChange: (placed: PlacedPart[]) => editor.change(field.id, placed),
    onOpen: (id: string) => place.open(addressOnPage(section.key, id)),
    onAdd: onAddPart,
  };
}

/** One field, or the list of the parts, over the page, while the page has the whole window. */
export function OpenField({ address, place, onAddPart, ...edited }: BodyProps & { address: Address }) {
  const { section } = edited.editor;
  const layout = layoutOf({ place, onAddPart, ...edited });
  const isLayout = layout?.address === address;
  const fields = fieldsOf(section, edited.view.values).filter(({ parts }) => !parts);
  return (
    <Suspense>
      <FieldPanel
        section={section}
        fields={isLayout ? [layout.field] : fields}
        address={address}
        onShown={(element) => focusField(element, address)}
        onStep={(by, otherwise) => place.setBeside({ page: section.key, address, by, otherwise })}
        onClose={() => place.setPanel(null)}
      >
        {isLayout ? (
          <div className={cardStyles.card}>
            <LayoutField {...layout} />
          </div>
        ) : (
          <SectionFields {...edited} section={section} only={fieldOnPage(address)} />
        )}
      </FieldPanel>
    </Suspense>
  );
}
