import { text as kitText } from "../../../admin-kit/admin-kit.text.ts";
import { lazyPart } from "../../../admin-kit/lazy-part.ts";
import { ListScreen } from "../../../admin-kit/list/list-screen.tsx";
import { choiceOptions, listScreenOf, listWordsOf } from "../../../admin-kit/list/resource-list.ts";
import { useListAddress } from "../../../admin-kit/list/use-list-address.ts";
import { useListScreen } from "../../../admin-kit/list/use-list-screen.ts";
import { useWholeList } from "../../../admin-kit/list/use-records.ts";
import { OrderRow } from "../../../admin-kit/rows/order-row.tsx";
import { TextCard } from "../../../admin-kit/rows/text-card.tsx";
import { staffCounted } from "../../../admin-kit/staff-counts.text.ts";
import { joiners } from "../../../kernel/text/format.text.ts";
import { ownFieldClient, ownFieldsKey } from "./client.ts";
import { text } from "./own-fields.text.ts";
import { type OwnField, ownFields } from "./own-fields.ts";

const OwnFieldsDialog = lazyPart(() => import("./own-fields-form.tsx"));

/** The screen of fields that the agency adds to requests and clients; requirements DESK-09, ADM-03, ADM-04. */
export default function OwnFieldsScreen() {
  const address = useListAddress(["subject"], sorts);
  const list = useWholeList(ownFieldsKey, ownFieldClient, address, {
    searched: ({ title }) => [title],
    filters: { subject: ({ subject }) => subject },
  });
  const screen = useListScreen({
    ...listScreenOf(ownFields),
    address,
    list,
    text,
    failureOf: (call) => text.failures[call === "create" || call === "update" ? "save" : call],
    copied: ({ title, ...field }) => ({ ...field, title: text.copyOf(title) }),
  });
  return (
    <ListScreen
      screen={screen}
      text={text}
      noun={staffCounted.ownField}
      nameOf={({ title }) => title}
      summary={text.lead}
      filters={[{ name: "subject", label: text.labels.subject, options: subjects }]}
      sorts={sorts}
      canActivate={false}
      hasFiles={false}
      deleteNote={() => text.deleteNote}
      orderRow={(field) => <OrderRow name={field.title}>{wordsOf(field)}</OrderRow>}
      {...listWordsOf(ownFields)}
      tile={(field, row) => <TextCard record={field} title={field.title} text={wordsOf(field)} {...row} />}
      form={(dialog) => <OwnFieldsDialog {...dialog} />}
    />
  );
}

const sorts = [
  { value: "", label: kitText.sorts.own },
  { value: "title", label: kitText.sorts.title },
];
const subjects = [{ value: "", label: text.all }, ...choiceOptions(ownFields, "subject")];

const wordsOf = ({ subject, kind, options }: OwnField) =>
  [
    text.values.subject[subject],
    [text.values.kind[kind], options.join(joiners.comma)].filter(Boolean).join(text.colon),
  ].join(joiners.comma);
