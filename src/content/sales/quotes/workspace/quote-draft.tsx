import { Save, Send, Trash2 } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { text as kitText } from "../../../../admin-kit/admin-kit.text.ts";
import { DayField } from "../../../../admin-kit/day/day-field.tsx";
import { LeaveQuestion } from "../../../../admin-kit/form/leave-question.tsx";
import { bind, errorOf } from "../../../../admin-kit/form/record-form.ts";
import type { RecordForm } from "../../../../admin-kit/form/use-record-form.tsx";
import { MenuButton } from "../../../../admin-kit/menu/menu-button.tsx";
import { DeleteConfirmation } from "../../../../admin-kit/rows/delete-confirmation.tsx";
import { isSaveKey, usePageKeys } from "../../../../admin-kit/shortcuts.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import formStyles from "../../../../ui/controls/forms.module.css";
import { NumberInput, Select, TextInput } from "../../../../ui/controls/inputs.tsx";
import { toasts } from "../../../../ui/overlays/toast-queue.ts";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import type { Agency } from "../agency.ts";
import { deleteQuote, type QuotePaper, restoreQuote } from "../client.ts";
import { QuoteDocument } from "../document/quote-document.tsx";
import { quoteLanguages } from "../document/quote-language.ts";
import { text } from "../quotes.text.ts";
import type { QuoteForm, QuoteRecord } from "../quotes.ts";
import { amountField } from "./number-fields.ts";
import { Panel } from "./panel.tsx";
import { PaymentParts } from "./payment-parts.tsx";
import { QuoteAttachments } from "./quote-attachments.tsx";
import { QuoteLines } from "./quote-lines.tsx";
import { QuoteTotals } from "./quote-totals.tsx";
import { readTyped, type TypedQuote, typedOf } from "./quote-words.ts";
import { SavingLine } from "./saving-line.tsx";
import { SendDialog } from "./send-dialog.tsx";
import { TermsField } from "./terms-field.tsx";
import { useQuoteDraft } from "./use-quote-draft.ts";
import { WorkspaceFrame } from "./workspace-frame.tsx";

const { form: words, labels } = text;
const languages = quoteLanguages.map((value) => ({ value, label: text.values.language[value] }));

type DraftProps = { quote: QuoteRecord; paper: QuotePaper; onChanged(quote: QuoteRecord): void };

/** The form of a draft. Money is in riyals in it; the document beside it is updated with every key. */
export function QuoteDraft({ quote, paper, onChanged }: DraftProps) {
  const navigate = useNavigate();
  const [line, setLine] = useState<number>();
  const [isAsking, setAsking] = useState(false);
  const [deleting, setDeleting] = useState<QuoteRecord | null>(null);
  const draft = useQuoteDraft(quote, onChanged);
  const { form, formProps, notices, merge, save, saving, isDirty, isSubmitting, forget } = draft;
  usePageKeys((event) => {
    if (!isSaveKey(event) || event.defaultPrevented) return;
    event.preventDefault();
    if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) save();
  });
  const askToSend = () => (saving.isPending ? save(() => setAsking(true)) : setAsking(true));
  return (
    <form {...formProps}>
      {notices}
      <WorkspaceFrame
        quote={quote}
        paper={paper}
        actions={
          <>
            <SavingLine state={saving.state} isDirty={isDirty} />
            <MenuButton
              label={text.list.more}
              entries={[
                {
                  id: "delete",
                  label: text.delete,
                  icon: Trash2,
                  danger: true,
                  onAction: () => setDeleting(quote),
                },
              ]}
            />
            <Button
              type="submit"
              variant="line"
              small
              loading={isSubmitting}
              loadingLabel={kitText.saving}
              aria-keyshortcuts="Control+S Meta+S"
            >
              <Icon of={Save} />
              {kitText.save}
            </Button>
            <Button small onClick={askToSend}>
              <Icon of={Send} />
              {text.send}
            </Button>
          </>
        }
        lines={
          <>
            <QuoteLines form={form} onLine={setLine} />
            <Conditions form={form} />
            <QuoteAttachments quote={quote} />
          </>
        }
        totals={<Totals form={form} />}
        preview={<Preview form={form} quote={quote} agency={paper.agency} line={line} />}
      />
      {merge}
      <LeaveQuestion when={isDirty} onLeave={forget} />
      <SendDialog
        quote={quote}
        paper={paper}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onSent={onChanged}
      />
      <DeleteConfirmation
        record={deleting}
        onClose={() => setDeleting(null)}
        question={text.deleteQuestion}
        remove={async (draft) => {
          await deleteQuote(draft);
          form.reset(typedOf(draft));
          void navigate("/admin/quotes");
        }}
        restore={async (draft) => {
          await restoreQuote(draft);
          void navigate(`/admin/quotes/${draft.id}`);
        }}
        deletedText={text.deleted}
        onFailure={() => toasts.error(text.failures.delete)}
      />
    </form>
  );
}

/** The values of the form, with numbers read and money in halalas. Only its callers are rendered again with each key. */
function useTyped(form: RecordForm<TypedQuote>): QuoteForm {
  useWatch({ control: form.control });
  return readTyped(form.getValues());
}

function Totals({ form }: { form: RecordForm<TypedQuote> }) {
  return <QuoteTotals quote={useTyped(form)} />;
}

type PreviewProps = {
  form: RecordForm<TypedQuote>;
  quote: QuoteRecord;
  agency: Agency;
  line: number | undefined;
};

/** The document with what is typed; rendered when the typing leaves time for it. */
function Preview({ form, quote, agency, line }: PreviewProps) {
  const { number, sentAt } = quote;
  const values = useDeferredValue(useTyped(form));
  const shown = { ...values, number: number ?? "", sentAt: sentAt ?? "", chosen: [] };
  return <QuoteDocument quote={shown} agency={agency} current={line} heading="h2" />;
}

function Conditions({ form }: { form: RecordForm<TypedQuote> }) {
  // A draft that a former form kept on a machine holds numbers in place of their texts.
  const rate = String(useWatch({ control: form.control, name: "vatRate" }));
  const isTaxed = rate.trim() !== "0";
  const [usual] = useState(isTaxed ? rate : "15");
  return (
    <Panel title={words.conditions}>
      <div className={formStyles.pair}>
        <Select full label={labels.language} options={languages} {...bind(form, "language")} />
        <TextInput required label={labels.customerName} autoComplete="off" {...bind(form, "customerName")} />
        <TextInput label={labels.customerCompany} autoComplete="off" {...bind(form, "customerCompany")} />
        <TextInput
          type="email"
          label={labels.customerEmail}
          autoComplete="off"
          {...bind(form, "customerEmail")}
        />
        <TextInput
          type="tel"
          label={labels.customerPhone}
          autoComplete="off"
          {...bind(form, "customerPhone")}
        />
        <TextInput label={labels.customerAddress} autoComplete="off" {...bind(form, "customerAddress")} />
        <TextInput
          dir="ltr"
          inputMode="numeric"
          label={labels.customerVatNumber}
          autoComplete="off"
          {...bind(form, "customerVatNumber")}
        />
        <NumberInput label={labels.discount} help={words.discountHelp} {...amountField(form, "discount")} />
        <div>
          <label className={formStyles.consent}>
            <input
              type="checkbox"
              checked={isTaxed}
              onChange={(event) =>
                form.setValue("vatRate", event.target.checked ? usual : "0", { shouldDirty: true })
              }
            />
            <span>{words.taxed}</span>
          </label>
          {isTaxed && <NumberInput whole label={labels.vatRate} unit="%" {...amountField(form, "vatRate")} />}
        </div>
        <Controller
          control={form.control}
          name="validUntil"
          render={({ field: { value, onChange } }) => (
            <DayField
              required
              label={labels.validUntil}
              value={value}
              onChange={onChange}
              error={errorOf(form, "validUntil")}
            />
          )}
        />
        <PaymentParts form={form} />
        <TermsField form={form} />
      </div>
    </Panel>
  );
}
