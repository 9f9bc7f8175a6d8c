import { RequestsDesk } from "../use-cases/requests-desk.tsx";

/** The messages of the contact form; requirement AREQ-02. */
export default function MessagesPage() {
  return <RequestsDesk kind="message" />;
}
