import { fieldsOf } from "../../../../admin-kit/form/fields-of.tsx";
import { FormGroup } from "../../../../admin-kit/form/form-group.tsx";
import { ResourceDialog } from "../../../../admin-kit/form/resource-dialog.tsx";
import { inputOf } from "../../../../kernel/resource/wire.ts";
import { toasts } from "../../../../ui/overlays/toast-queue.ts";
import { deskText } from "../desk.text.ts";
import { corrections, type DeskRequest } from "../requests.ts";
import { useDeskChanges } from "./use-desk.ts";

const { correct: text } = deskText;
const Field = fieldsOf(corrections);

type CorrectDialogProps = { request: DeskRequest; isOpen: boolean; onClose(): void };

/** Corrects who sent a request, such as a number that was misheard; the log keeps what it was. Requirement DESK-01. */
export default function CorrectDialog({ request, isOpen, onClose }: CorrectDialogProps) {
  const { correct } = useDeskChanges();
  return (
    <ResourceDialog
      isOpen={isOpen}
      onClose={onClose}
      resource={corrections}
      record={request}
      initial={inputOf(corrections, request)}
      onSave={async (body, based) => {
        await correct(body, { ...request, ...based });
        toasts.success(text.saved);
      }}
      canAddAnother={false}
      title={text.title}
      failureText={text.failed}
      note={text.lead}
    >
      <FormGroup title={deskText.enter.person}>
        <Field name="name" autoComplete="off" />
        <Field name="companyName" autoComplete="off" optional />
        <Field name="phone" autoComplete="off" />
        <Field name="email" autoComplete="off" />
      </FormGroup>
    </ResourceDialog>
  );
}
