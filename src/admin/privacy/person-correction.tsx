import { useState } from "react";
import { fieldsOr, useSubmit } from "../../admin-kit/form/use-submit.ts";
import { invalid } from "../../kernel/errors.ts";
import { Button } from "../../ui/controls/button.tsx";
import { TextInput } from "../../ui/controls/inputs.tsx";
import { Dialog, DialogBody } from "../../ui/overlays/dialog.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import typeStyles from "../../ui/styles/type.module.css";
import { privacyText } from "./privacy.text.ts";
import { privacyClient } from "./privacy-client.ts";

const text = privacyText.correct;
const fields = [
  ["name", "text"],
  ["phone", "tel"],
  ["email", "email"],
] as const;

type CorrectionProps = { contact: string; onClose(): void; onCorrected(): Promise<void> };

/** Corrects the contact data in every record of a person; a field left empty changes nothing. */
export function PersonCorrection({ contact, onClose, onCorrected }: CorrectionProps) {
  const [values, setValues] = useState<Record<string, string>>({});
  const save = async () => {
    const changes = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ""));
    if (Object.keys(changes).length === 0) throw invalid({ name: text.empty });
    await privacyClient.correct(contact, changes);
    toasts.success(text.done);
    onClose();
    await onCorrected();
  };
  const { errors, isBusy, submit } = useSubmit(save, fieldsOr({ name: text.failed }));
  return (
    <Dialog isOpen onClose={onClose} title={text.title} size="sm" closesOutside={false}>
      <form onSubmit={submit} noValidate>
        <DialogBody>
          <p className={`${typeStyles.muted} ${typeStyles.small}`}>{text.lead}</p>
          {fields.map(([name, type]) => (
            <TextInput
              key={name}
              type={type}
              label={text[name]}
              value={values[name] ?? ""}
              error={errors[name]}
              autoComplete="off"
              onChange={(event) => setValues({ ...values, [name]: event.target.value })}
            />
          ))}
        </DialogBody>
        <footer>
          <Button variant="ghost" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" loading={isBusy}>
            {text.save}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
