import { useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../kernel/http/api-client.ts";
import { blankOf } from "../../../kernel/resource/resource.ts";
import { displayPhone } from "../../../kernel/text/format.ts";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import { ClientDialog } from "../clients/client-form.tsx";
import { clients } from "../clients/clients.ts";
import { deskKey } from "../requests/board/use-desk.ts";
import type { DeskRequest } from "../requests/requests.ts";
import { conversionText as text } from "./conversion.text.ts";

/** The form that makes a client from a request; null keeps it closed. Requirement AREQ-02. */
export default function RequestClient({
  request,
  onClose,
}: {
  request: DeskRequest | null;
  onClose(): void;
}) {
  const cache = useQueryClient();
  const convert = async (body: object) => {
    if (!request) return;
    await callApi("POST", `/api/project-requests/${request.id}/client`, body);
    toasts.success(text.converted);
    await Promise.all([
      cache.invalidateQueries({ queryKey: [deskKey] }),
      cache.invalidateQueries({ queryKey: ["clients"] }),
    ]);
  };
  return (
    <ClientDialog
      isOpen={request !== null}
      onClose={onClose}
      record={null}
      initial={clientOf(request)}
      onSave={convert}
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
