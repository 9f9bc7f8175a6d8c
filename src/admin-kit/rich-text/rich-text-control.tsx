import { Suspense } from "react";
import { FieldGroup } from "../../ui/controls/field.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import type { ControlProps } from "../form/controls.tsx";
import { FormValue } from "../form/form-context.tsx";
import { lazyPart } from "../lazy-part.ts";
import { text } from "./rich-text.text.ts";

// Loaded on demand, because the editor is larger than the rest of a form.
const RichEditor = lazyPart(() => import("./rich-editor.tsx"));

/** A field of rich text with its toolbar, whose code is loaded when the form opens. */
export function RichTextControl({ name, field, label, full, help }: ControlProps) {
  return (
    <FormValue<string> name={name}>
      {({ value, onChange, error }) => (
        <FieldGroup {...{ full, label, help, error }}>
          <Suspense fallback={<p className={`${typeStyles.muted} ${typeStyles.small}`}>{text.loading}</p>}>
            <RichEditor {...{ label, value, onChange }} isLong={field.options.isLong === true} />
          </Suspense>
        </FieldGroup>
      )}
    </FormValue>
  );
}
