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
import { formatPrice } from "../../../../kernel/text/format.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { BidiName } from "../../../../ui/text/bidi-text.tsx";
import { unitOf } from "../quotes.ts";
import { savedLineClient, savedLinesKey } from "./client.ts";
import { text } from "./saved-lines.text.ts";
import { type SavedLine, savedLines } from "./saved-lines.ts";

const LineDialog = lazyPart(() => import("./line-form.tsx"));

/** The screen of the lines that are kept for quotes; requirements PAPER-02, ADM-03, ADM-04. */
export default function SavedLinesScreen() {
  const address = useListAddress([], sorts);
  const list = useWholeList(savedLinesKey, savedLineClient, address, {
    searched: ({ title, detail }) => [title, detail],
    filters: {},
  });
  const screen = useListScreen({
    ...listScreenOf(savedLines),
    address,
    list,
    text,
    failureOf: (call) => text.failures[call === "create" || call === "update" ? "save" : call],
    copied: (line, { displayOrder }) => ({ title: text.copyOf(line.title), displayOrder }),
  });
  return (
    <ListScreen
      screen={screen}
      text={text}
      noun={staffCounted.line}
      nameOf={({ title }) => title}
      summary={text.lead}
      sorts={sorts}
      canActivate={false}
      deleteNote={() => text.deleteNote}
      orderRow={(line) => <OrderRow name={line.title}>{priceOf(line)}</OrderRow>}
      {...listWordsOf(savedLines)}
      tile={(line, row) => (
        <TextCard record={line} title={line.title} text={line.detail} {...row}>
          <p>
            <b>
              <BidiName text={priceOf(line)} />
            </b>{" "}
            {line.isOptional && <Badge>{text.optional}</Badge>}
          </p>
        </TextCard>
      )}
      form={(dialog) => <LineDialog {...dialog} />}
    />
  );
}

/** The price with its period or its words. */
const priceOf = ({ price, unit, period }: SavedLine) =>
  price === null ? text.unpriced : formatPrice(price, unitOf({ unit, period }));

const sorts = [
  { value: "", label: kitText.sorts.own },
  { value: "title", label: kitText.sorts.title },
];
