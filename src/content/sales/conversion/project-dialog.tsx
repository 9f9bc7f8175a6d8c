import { useState } from "react";
import { useNavigate } from "react-router";
import { DayField } from "../../../admin-kit/day/day-field.tsx";
import { choiceOptions } from "../../../admin-kit/list/resource-list.ts";
import { AppError } from "../../../kernel/errors.ts";
import { formatPrice, isoDay } from "../../../kernel/text/format.ts";
import { Button } from "../../../ui/controls/button.tsx";
import formStyles from "../../../ui/controls/forms.module.css";
import { Select, TextInput } from "../../../ui/controls/inputs.tsx";
import { Dialog, DialogBody } from "../../../ui/overlays/dialog.tsx";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import typeStyles from "../../../ui/styles/type.module.css";
import { projects } from "../../projects/projects.ts";
import { type Conversion, convertQuote, type QuotePaper } from "../quotes/client.ts";
import { text } from "../quotes/quotes.text.ts";
import type { QuoteRecord } from "../quotes/quotes.ts";
import { sumsOf } from "../quotes/sums.ts";

const { convert: words } = text;
const categories = choiceOptions(projects, "category");

type ProjectProps = {
  quote: QuoteRecord;
  paper: QuotePaper;
  isOpen: boolean;
  onClose(): void;
};

/** Makes client and project of an accepted quote in one step, filled in from the quote; requirement DESK-02. */
export function ProjectDialog({ isOpen, onClose, ...props }: ProjectProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.open} size="md" closesOutside={false}>
      {isOpen && <ProjectForm {...props} onClose={onClose} />}
    </Dialog>
  );
}

function ProjectForm({ quote, paper, onClose }: Omit<ProjectProps, "isOpen">) {
  const navigate = useNavigate();
  const { customerName, customerCompany } = quote;
  const [values, setValues] = useState<Conversion>({
    clientId: paper.client?.id ?? null,
    name: customerName,
    company: customerCompany || customerName,
    address: quote.customerAddress,
    title: words.projectOf(customerCompany || customerName, quote.items[0]?.title ?? ""),
    category: categories[0]?.value ?? "",
    startDate: isoDay(new Date()),
    endDate: "",
  });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const set = (changes: Partial<Conversion>) => setValues({ ...values, ...changes });
  const create = async () => {
    setSaving(true);
    try {
      const { projectId } = await convertQuote(quote, values);
      toasts.success(words.created);
      onClose();
      void navigate(`/admin/projects?edit=${encodeURIComponent(projectId)}`);
    } catch (error) {
      setSaving(false);
      setErrors(error instanceof AppError ? error.fields : {});
      toasts.error(words.failed);
    }
  };
  const field = (name: "name" | "company" | "address" | "title") => (
    <TextInput
      required
      label={words[name]}
      value={values[name]}
      error={errors[name]}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );
  return (
    <>
      <DialogBody>
        <h3>{words.client}</h3>
        {paper.client ? (
          <p>{words.existing(paper.client.name)}</p>
        ) : (
          <div className={formStyles.pair}>
            {field("name")}
            {field("company")}
            {field("address")}
          </div>
        )}
        <h3>{words.project}</h3>
        <div className={formStyles.pair}>
          {field("title")}
          <Select
            label={words.category}
            options={categories}
            value={values.category}
            onChange={(event) => set({ category: event.target.value })}
          />
          <DayField
            label={words.startDate}
            value={values.startDate}
            onChange={(day) => set({ startDate: day })}
            error={errors.startDate}
          />
          <DayField
            label={words.endDate}
            value={values.endDate}
            notBefore={values.startDate}
            onChange={(day) => set({ endDate: day })}
            error={errors.endDate}
          />
        </div>
        <p className={`${typeStyles.muted} ${typeStyles.small}`}>
          {words.value(formatPrice(sumsOf(quote).net / 100))}
        </p>
      </DialogBody>
      <footer>
        <Button variant="ghost" small onClick={onClose}>
          {text.sending.cancel}
        </Button>
        <Button small loading={isSaving} onClick={() => void create()}>
          {words.create}
        </Button>
      </footer>
    </>
  );
}
