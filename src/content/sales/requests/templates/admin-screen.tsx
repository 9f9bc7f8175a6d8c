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
import { templateClient, templatesKey } from "./client.ts";
import { text } from "./reply-templates.text.ts";
import { replyTemplates } from "./reply-templates.ts";

const TemplateDialog = lazyPart(() => import("./template-form.tsx"));

/** The screen of reply templates; requirements DESK-03, ADM-03, ADM-04. */
export default function TemplatesScreen() {
  const address = useListAddress([], sorts);
  const list = useWholeList(templatesKey, templateClient, address, {
    searched: ({ title, body }) => [title, body],
    filters: {},
  });
  const screen = useListScreen({
    ...listScreenOf(replyTemplates),
    address,
    list,
    text,
    failureOf: (call) => text.failures[call === "create" || call === "update" ? "save" : call],
    copied: (template, { displayOrder }) => ({ title: text.copyOf(template.title), displayOrder }),
  });
  return (
    <ListScreen
      screen={screen}
      text={text}
      noun={staffCounted.template}
      nameOf={({ title }) => title}
      summary={text.lead}
      sorts={sorts}
      canActivate={false}
      orderRow={({ title, body }) => <OrderRow name={title}>{body}</OrderRow>}
      {...listWordsOf(replyTemplates)}
      tile={(template, row) => (
        <TextCard record={template} title={template.title} text={template.body} {...row} />
      )}
      form={(dialog) => <TemplateDialog {...dialog} />}
    />
  );
}

const sorts = [
  { value: "", label: kitText.sorts.own },
  { value: "title", label: kitText.sorts.title },
];
