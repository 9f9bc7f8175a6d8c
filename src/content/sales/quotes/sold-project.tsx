import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { keepOrder } from "../../../kernel/text/format.ts";
import { BidiName } from "../../../ui/text/bidi-text.tsx";
import { listQuotesOfProject } from "./client.ts";
import { text } from "./quotes.text.ts";
import { chosenInWords } from "./quotes.ts";
import { quotesKey } from "./quotes-key.ts";
import { PaymentStanding } from "./workspace/payment-state.tsx";
import { QuoteFileWays } from "./workspace/quote-file-panel.tsx";

/** The quote that became a project, its files, what was chosen of it, and whether it is paid. Requirement PAPER-02. */
export default function SoldProject({ projectId }: { projectId: string }) {
  const sold = useQuery({
    queryKey: [quotesKey, "project", projectId],
    queryFn: () => listQuotesOfProject(projectId),
  });
  const [quote] = sold.data ?? [];
  if (!quote) return null;
  const chosen = chosenInWords(quote);
  return (
    <section>
      <h3>{text.payment.heading}</h3>
      <p>
        <Link to={`/admin/quotes/${quote.id}`}>{text.payment.ofQuote(keepOrder(quote.number ?? ""))}</Link>
      </p>
      {chosen && (
        <p>
          <BidiName text={chosen} />
        </p>
      )}
      <QuoteFileWays quote={quote} />
      <PaymentStanding quote={quote} />
    </section>
  );
}
