import { Suspense } from "react";
import { lazyPart } from "../../../admin-kit/lazy-part.ts";
import type { Field } from "../../../kernel/resource/field.ts";
import { FieldGroup } from "../../../ui/controls/field.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { text } from "./page-content-admin.text.ts";

// The editor weighs more than all the rest of the screen.
const RichEditor = lazyPart(() => import("../../../admin-kit/rich-text/rich-editor.tsx"));

type RichFieldProps = {
  field: Field;
  label: string;
  value: string;
  address: string;
  error: string | undefined;
  onChange(html: string): void;
};

/** Rich text with its toolbar; fetched when the first such field is shown. */
export function RichField({ field, label, value, address, error, onChange }: RichFieldProps) {
  return (
    <FieldGroup full label={label} error={error}>
      <div data-address={address}>
        <Suspense
          fallback={<p className={`${typeStyles.muted} ${typeStyles.small}`}>{text.loadingEditor}</p>}
        >
          <RichEditor {...{ label, value, onChange }} isLong={field.options.isLong === true} />
        </Suspense>
      </div>
    </FieldGroup>
  );
}
