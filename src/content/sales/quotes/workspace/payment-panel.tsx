import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { DayField } from "../../../../admin-kit/day/day-field.tsx";
import { useMay } from "../../../../admin-kit/may.ts";
import { AppError, type FieldErrors } from "../../../../kernel/errors.ts";
import { parseMoney } from "../../../../kernel/text/amounts.ts";
import { isoDay } from "../../../../kernel/text/format.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import formStyles from "../../../../ui/controls/forms.module.css";
import { NumberInput, Select } from "../../../../ui/controls/inputs.tsx";
import { ConfirmDialog } from "../../../../ui/overlays/confirm-dialog.tsx";
import { toasts } from "../../../../ui/overlays/toast-queue.ts";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import { hundredths } from "../amounts.ts";
import { noteReceipt, takeBackReceipt } from "../client.ts";
import { methods, paidOf } from "../payments.ts";
import { text } from "../quotes.text.ts";
import type { QuoteRecord } from "../quotes.ts";
import { Panel } from "./panel.tsx";
import { PaymentStanding } from "./payment-state.tsx";

const { payment: words } = text;
const methodOptions = methods.map((value) => ({ value, label: words.methods[value] }));

type PanelProps = { quote: QuoteRecord; onChanged(quote: QuoteRecord): void };

/** What came in for an accepted quote, and the form that notes more of it. Requirement PAPER-02. */
export function PaymentPanel({ quote, onChanged }: PanelProps) {
  const canWrite = useMay("write");
  const [asked, setAsked] = useState<number | null>(null);
  const takeBack = async () => {
    try {
      onChanged(await takeBackReceipt(quote, asked ?? 0));
      toasts.success(words.takenBack);
    } catch {
      toasts.error(words.failed);
    }
  };
  return (
    <Panel title={words.heading}>
      <PaymentStanding
        quote={quote}
        actionOf={({ id }, named) =>
          canWrite && (
            <Button variant="ghost" small aria-label={words.takeBackOf(named)} onClick={() => setAsked(id)}>
              <Icon of={Trash2} />
            </Button>
          )
        }
      />
      {canWrite && paidOf(quote).rest > 0 && <ReceiptForm quote={quote} onChanged={onChanged} />}
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        question={words.takeBackQuestion}
        confirmLabel={words.takeBack}
        icon={Trash2}
        onConfirm={takeBack}
      />
    </Panel>
  );
}

function ReceiptForm({ quote, onChanged }: PanelProps) {
  const blank = { amount: "", day: isoDay(new Date()), method: "transfer" };
  const [values, setValues] = useState(blank);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSaving, setSaving] = useState(false);
  const note = async () => {
    const riyals = parseMoney(values.amount);
    if (riyals === null) return setErrors({ amount: text.faults.amount });
    setSaving(true);
    try {
      onChanged(await noteReceipt(quote, { ...values, amount: hundredths(riyals) }));
      setValues(blank);
      setErrors({});
      toasts.success(words.noted);
    } catch (error) {
      setErrors(error instanceof AppError ? error.fields : {});
      toasts.error(words.failed);
    } finally {
      setSaving(false);
    }
  };
  return (
    <fieldset className={formStyles.pair}>
      <legend>{words.note}</legend>
      <NumberInput
        required
        label={words.amount}
        value={values.amount}
        error={errors.amount}
        onChange={(event) => setValues({ ...values, amount: event.target.value })}
      />
      <DayField
        required
        label={words.day}
        value={values.day}
        error={errors.day}
        onChange={(day) => setValues({ ...values, day })}
      />
      <Select
        label={words.method}
        options={methodOptions}
        value={values.method}
        onChange={(event) => setValues({ ...values, method: event.target.value })}
      />
      <div className={formStyles.full}>
        <Button variant="line" small loading={isSaving} onClick={() => void note()}>
          <Icon of={Plus} />
          {words.note}
        </Button>
      </div>
    </fieldset>
  );
}
