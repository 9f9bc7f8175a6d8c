import { Plus, Trash2 } from "lucide-react";
import { Controller, useFieldArray } from "react-hook-form";
import { DayField } from "../../admin-kit/form/day-field.tsx";
import { RecordDialog } from "../../admin-kit/form/record-dialog.tsx";
import { bind, errorOf } from "../../admin-kit/form/record-form.ts";
import type { RecordForm } from "../../admin-kit/form/use-record-form.tsx";
import { AppError } from "../../kernel/errors.ts";
import { fromAnswer, toBody } from "../../kernel/resource/wire.ts";
import { formatPrice } from "../../kernel/text/format.ts";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import { NumberInput, TextArea, TextInput } from "../../ui/controls/inputs.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { numberValue } from "../../ui/text/digits.ts";
import { CataloguePicker } from "./catalogue-picker.tsx";
import { formOf, inHalalas, show } from "./quote-words.ts";
import { text } from "./quotes.text.ts";
import { blankItem, type QuoteForm, type QuoteLink, type QuoteRecord, quotes, sumsOf } from "./quotes.ts";

const { form: words, labels } = text;

type QuoteDialogProps = {
  isOpen: boolean;
  onClose(): void;
  requestId: number;
  /** The draft that is edited; null for a new one. */
  quote: QuoteRecord | null;
  initial: QuoteForm;
  /** Stores the body, over `based` unless it is a new one. */
  onSave(body: object, based: QuoteRecord | null): Promise<unknown>;
};

/** Writes a quote: whom it is for, its items, what is taken off, until when it holds. In the form money is in riyals. */
export function QuoteDialog({ isOpen, onClose, requestId, quote, initial, onSave }: QuoteDialogProps) {
  return (
    <RecordDialog<QuoteForm>
      isOpen={isOpen}
      onClose={onClose}
      title={quote ? words.edit : words.add}
      initial={formOf(initial)}
      draft={`quotes:${quote?.id ?? `new:${requestId}`}`}
      onSave={(values, current) =>
        onSave(
          toBody(quotes, inHalalas(values)),
          current === undefined ? quote : fromAnswer<typeof quotes, QuoteLink>(quotes, current),
        )
      }
      failureText={failureOf}
      conflict={{ labels, show, valuesOf: (current) => formOf(fromAnswer(quotes, current)) }}
    >
      {(form) => <QuoteFields form={form} />}
    </RecordDialog>
  );
}

function QuoteFields({ form }: { form: RecordForm<QuoteForm> }) {
  const items = useFieldArray({ control: form.control, name: "items" });
  const price = { setValueAs: (typed: unknown) => numberValue(typed) ?? 0 };
  return (
    <>
      <fieldset className="qf g2">
        <legend>{words.customer}</legend>
        <TextInput required label={labels.customerName} autoComplete="off" {...bind(form, "customerName")} />
        <TextInput label={labels.customerCompany} autoComplete="off" {...bind(form, "customerCompany")} />
      </fieldset>
      <fieldset className="qf">
        <legend>{labels.items}</legend>
        <CataloguePicker
          onPick={({ title, price: riyals }) => items.append({ ...blankItem, title, unitPrice: riyals ?? 0 })}
        />
        <ol className="qitems">
          {items.fields.map((field, index) => (
            <li key={field.id}>
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid row */}
              <div role="group" aria-label={words.item(index + 1)} className="qitem">
                <TextInput required label={words.itemTitle} {...bind(form, `items.${index}.title`)} />
                <NumberInput
                  whole
                  label={words.quantity}
                  {...bind(form, `items.${index}.quantity`, {
                    setValueAs: (typed) => numberValue(typed) ?? 1,
                  })}
                />
                <NumberInput
                  label={words.unitPrice}
                  unit={words.currency}
                  {...bind(form, `items.${index}.unitPrice`, price)}
                />
                <IconButton
                  danger
                  aria-label={words.removeItem(index + 1)}
                  onClick={() => items.remove(index)}
                >
                  <Icon of={Trash2} />
                </IconButton>
                <TextInput full label={words.detail} {...bind(form, `items.${index}.detail`)} />
              </div>
            </li>
          ))}
        </ol>
        <Button variant="line" small onClick={() => items.append(blankItem)}>
          <Icon of={Plus} />
          {words.addItem}
        </Button>
      </fieldset>
      <fieldset className="qf g2">
        <legend>{words.conditions}</legend>
        <NumberInput label={labels.discount} unit={words.currency} {...bind(form, "discount", price)} />
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
        <TextArea full rows={3} label={labels.terms} {...bind(form, "terms")} />
      </fieldset>
      <Sums form={form} />
    </>
  );
}

function Sums({ form }: { form: RecordForm<QuoteForm> }) {
  const { items = [], discount } = form.watch();
  const number = (typed: unknown) => numberValue(typed) ?? 0;
  const typed = items.map(({ quantity, unitPrice, ...item }) => ({
    ...item,
    quantity: number(quantity),
    unitPrice: number(unitPrice),
  }));
  const sums = sumsOf(inHalalas({ ...form.watch(), items: typed, discount: number(discount) }));
  return (
    <dl className="qsums" aria-label={words.sums}>
      <dt>{words.subtotal}</dt>
      <dd className="num">{formatPrice(sums.subtotal / 100)}</dd>
      {sums.discount > 0 && (
        <>
          <dt>{labels.discount}</dt>
          <dd className="num">{formatPrice(sums.discount / 100)}</dd>
        </>
      )}
      <dt>{words.vat}</dt>
      <dd className="num">{formatPrice(sums.vat / 100)}</dd>
      <dt>
        <b>{words.total}</b>
      </dt>
      <dd className="num">
        <b>{formatPrice(sums.total / 100)}</b>
      </dd>
    </dl>
  );
}

/** What was sent meanwhile is no draft any more. */
function failureOf(error: unknown) {
  const isSent = error instanceof AppError && error.code === "conflict";
  return isSent ? text.failures.notDraft : text.failures.save;
}
