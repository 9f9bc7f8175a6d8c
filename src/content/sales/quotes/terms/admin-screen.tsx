import { text as kitText } from "../../../../admin-kit/admin-kit.text.ts";
import { lazyPart } from "../../../../admin-kit/lazy-part.ts";
import { ListScreen } from "../../../../admin-kit/list/list-screen.tsx";
import { listScreenOf, listWordsOf } from "../../../../admin-kit/list/resource-list.ts";
import { useListAddress } from "../../../../admin-kit/list/use-list-address.ts";
import { useListScreen } from "../../../../admin-kit/list/use-list-screen.ts";
import { useWholeList } from "../../../../admin-kit/list/use-records.ts";
import { OrderRow } from "../../../../admin-kit/rows/order-row.tsx";
import { TextCard } from "../../../../admin-kit/rows/text-card.tsx";
import { staffCounted } from "../../../../admin-kit/staff-counts.text.ts";
import { termsClient, termsKey } from "./client.ts";
import { text } from "./quote-terms.text.ts";
import { quoteTerms } from "./quote-terms.ts";

const TermsDialog = lazyPart(() => import("./terms-form.tsx"));

/** The screen of terms of quotes; requirements PAPER-02, ADM-03, ADM-04. */
export default function TermsScreen() {
  const address = useListAddress([], sorts);
  const list = useWholeList(termsKey, termsClient, address, {
    searched: ({ title, body }) => [title, body],
    filters: {},
  });
  const screen = useListScreen({
    ...listScreenOf(quoteTerms),
    address,
    list,
    text,
    failureOf: (call) => text.failures[call === "create" || call === "update" ? "save" : call],
    copied: (terms, { displayOrder }) => ({ title: text.copyOf(terms.title), displayOrder }),
  });
  return (
    <ListScreen
      screen={screen}
      text={text}
      noun={staffCounted.terms}
      nameOf={({ title }) => title}
      summary={text.lead}
      sorts={sorts}
      canActivate={false}
      deleteNote={() => text.deleteNote}
      orderRow={({ title, body }) => <OrderRow name={title}>{body}</OrderRow>}
      {...listWordsOf(quoteTerms)}
      tile={(terms, row) => <TextCard record={terms} title={terms.title} text={terms.body} {...row} />}
      form={(dialog) => <TermsDialog {...dialog} />}
    />
  );
}

const sorts = [
  { value: "", label: kitText.sorts.own },
  { value: "title", label: kitText.sorts.title },
];
