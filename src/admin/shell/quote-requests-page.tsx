import { RequestsDesk } from "../use-cases/requests-desk.tsx";

/** The quote requests; requirements AREQ-01, AREQ-02. */
export default function QuoteRequestsPage() {
  return <RequestsDesk kind="quote" />;
}
