import { Users } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../../ui/controls/button.tsx";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { deskText } from "../desk.text.ts";
import { type DeskRequest, type SamePerson as Known, requestScreen } from "../requests.ts";
import { statusNames } from "./quote-requests.text.ts";
import { useDetails } from "./use-desk.ts";

const { drawer: text } = deskText;

type SamePersonProps = { request: DeskRequest; onLink(client: number): Promise<boolean> };

/** What else there is of the same phone or e-mail, with the way to it; a client can be tied to the request; AREQ-02. */
export function SamePerson({ request, onLink }: SamePersonProps) {
  const { data } = useDetails(request.id);
  if (!data || data.requests.length + data.clients.length === 0) return null;
  const link = async (client: number) => {
    if (await onLink(client)) toasts.success(text.linked);
  };
  return (
    <SamePersonLinks title={text.samePerson} {...data} {...(request.clientId === null && { onLink: link })} />
  );
}

type LinksProps = Known & { title: string; onLink?: (client: number) => unknown };

/** Clients and requests of one person, each with the way to it. */
export function SamePersonLinks({ title, clients, requests, onLink }: LinksProps) {
  return (
    <aside className="banner same">
      <Icon of={Users} />
      <div>
        <p>{title}</p>
        <ul>
          {clients.map(({ id, name }) => (
            <li key={`client-${id}`}>
              <Link to={`/admin/clients?view=${id}`}>{text.sameClient(name)}</Link>
              {onLink && (
                <Button variant="ghost" small onClick={() => void onLink(id)}>
                  {text.linkClient}
                </Button>
              )}
            </li>
          ))}
          {requests.map(({ id, kind, status }) => (
            <li key={id}>
              <Link to={`/admin/${requestScreen(kind)}?id=${id}`}>
                {text.sameRequest(kind, id, statusNames[status])}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
