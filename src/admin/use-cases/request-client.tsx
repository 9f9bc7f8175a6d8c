import { ClientDialog } from "../../content/sales/clients/client-form.tsx";
import { clients } from "../../content/sales/clients/clients.ts";
import type { DeskRequest } from "../../content/sales/requests/requests.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { displayPhone } from "../../kernel/text/format.ts";

type RequestClientProps = {
  /** The request that becomes a client; null keeps the form closed. */
  request: DeskRequest | null;
  onClose(): void;
  onSave(body: object): Promise<void>;
};

/** The form that makes a client from a request; requirement AREQ-02. */
export default function RequestClient({ request, onClose, onSave }: RequestClientProps) {
  return (
    <ClientDialog
      isOpen={request !== null}
      onClose={onClose}
      record={null}
      initial={clientOf(request)}
      onSave={onSave}
      ofRequest={request?.id}
    />
  );
}

/** The client's data known from the request; company and address are often missing. */
function clientOf(request: DeskRequest | null) {
  if (!request) return blankOf(clients);
  const { name, companyName: company, email, phone } = request;
  return { ...blankOf(clients), name, company, email, phone: displayPhone(phone) };
}
