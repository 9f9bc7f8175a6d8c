import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSubmit } from "../../admin-kit/form/use-submit.ts";
import { AppError, type FieldErrors } from "../../kernel/errors.ts";
import { displayPhone, formatNumber } from "../../kernel/text/format.ts";
import { Button } from "../../ui/controls/button.tsx";
import { TextInput } from "../../ui/controls/inputs.tsx";
import { Dialog, DialogBody } from "../../ui/overlays/dialog.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { privacyText } from "./privacy.text.ts";
import type { RowKey } from "./privacy-answers.ts";
import { privacyClient } from "./privacy-client.ts";

const text = privacyText.erase;
type ErasureProps = {
  contact: string;
  /** The texts of others that lose the name. */
  nameIn: readonly RowKey[];
  onClose(): void;
  onErased(): void;
};

/** Asks for the phone or e-mail to be typed once more, because an erasure cannot be undone. */
export function PersonErasure({ contact, nameIn, onClose, onErased }: ErasureProps) {
  const [typed, setTyped] = useState("");
  const queries = useQueryClient();
  const erase = async () => {
    await privacyClient.erase(contact, typed, nameIn);
    toasts.success(text.done);
    onClose();
    onErased();
    await queries.invalidateQueries();
  };
  const { errors, isBusy, submit } = useSubmit(erase, (error): FieldErrors => {
    const code = error instanceof AppError ? error.code : undefined;
    if (code === "proof-needed") return {}; // the user cancelled the proof of identity
    return { typed: code === "invalid" ? text.mismatch : text.failed };
  });
  return (
    <Dialog isOpen onClose={onClose} title={text.title} size="sm" closesOutside={false}>
      <form onSubmit={submit} noValidate>
        <DialogBody>
          <p>{text.note}</p>
          {nameIn.length > 0 && <p>{text.names.replace("{count}", formatNumber(nameIn.length))}</p>}
          <TextInput
            label={
              <BidiText
                text={text.field}
                values={{ contact: <bdi dir="ltr">{displayPhone(contact)}</bdi> }}
              />
            }
            dir="ltr"
            autoComplete="off"
            value={typed}
            error={errors.typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </DialogBody>
        <footer>
          <Button variant="ghost" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" variant="danger" loading={isBusy} disabled={typed.trim() === ""}>
            {text.confirm}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
