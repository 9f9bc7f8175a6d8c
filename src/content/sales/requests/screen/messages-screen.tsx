import { RequestsScreen } from "./admin-screen.tsx";

/** The messages of the contact form; requirement AREQ-02. */
export default function MessagesScreen() {
  return <RequestsScreen kind="message" />;
}
