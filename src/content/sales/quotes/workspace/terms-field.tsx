import { useWatch } from "react-hook-form";
import { bind } from "../../../../admin-kit/form/record-form.ts";
import type { RecordForm } from "../../../../admin-kit/form/use-record-form.tsx";
import KeptTextsMenu from "../../../../admin-kit/menu/kept-texts-menu.tsx";
import formStyles from "../../../../ui/controls/forms.module.css";
import { TextArea } from "../../../../ui/controls/inputs.tsx";
import { toasts } from "../../../../ui/overlays/toast-queue.ts";
import { text } from "../quotes.text.ts";
import { termsClient, termsKey } from "../terms/client.ts";
import { text as termsText } from "../terms/quote-terms.text.ts";
import type { TypedQuote } from "./quote-words.ts";

const { menu, created, failures, picked } = termsText;

/** The terms of a quote, and the kept sets: the words of one replace those that stand there, which an undo brings back. PAPER-02 */
export function TermsField({ form }: { form: RecordForm<TypedQuote> }) {
  const typed = useWatch({ control: form.control, name: "terms" });
  const put = (terms: string) => form.setValue("terms", terms, { shouldDirty: true });
  return (
    <div className={formStyles.full}>
      <TextArea full rows={3} label={text.labels.terms} {...bind(form, "terms")} />
      <KeptTextsMenu
        listKey={termsKey}
        client={termsClient}
        screen="/admin/quote-terms"
        words={{ ...menu, kept: created, failed: failures.save }}
        typed={typed}
        onPick={(terms, title) => {
          put(terms);
          if (typed.trim() !== "" && typed !== terms)
            toasts.success(picked(title), { undo: () => put(typed), kind: `${picked(title)} ${Date.now()}` });
        }}
        onPicked={() => form.setFocus("terms")}
      />
    </div>
  );
}
