import { RequestsScreen } from "./admin-screen.tsx";

/** The quote requests; requirements AREQ-01, AREQ-02. */
export default function QuoteRequestsScreen() {
  return <RequestsScreen kind="quote" />;
}
