import { Tags } from "lucide-react";
import { text as kitText } from "../../admin-kit/admin-kit.text.ts";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { ListScreen } from "../../admin-kit/list/list-screen.tsx";
import { listScreenOf, listWordsOf } from "../../admin-kit/list/resource-list.ts";
import { useListAddress } from "../../admin-kit/list/use-list-address.ts";
import { useListScreen } from "../../admin-kit/list/use-list-screen.ts";
import { useWholeList } from "../../admin-kit/list/use-records.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { counted } from "../../kernel/text/format.text.ts";
import { LinkButton } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { SkeletonTable } from "../../ui/skeleton.tsx";
import { faqClient, useFaqCategories } from "./client.ts";
import { FaqList } from "./faq-list.tsx";
import { nameOf } from "./faq-row.tsx";
import { FaqStats } from "./faq-stats.tsx";
import { labelOf, wordsOf } from "./faq-words.ts";
import { faqs } from "./faqs.ts";
import { text } from "./faqs-admin.text.ts";

const FaqDialog = lazyPart(() => import("./faq-form.tsx"));

/** The screen of questions and their categories; requirements AFAQ-01, AFAQ-02, ADM-03 to ADM-05, ADM-07, ERR-05. */
export default function FaqsScreen() {
  const address = useListAddress(["category"], sorts);
  const source = useFaqCategories();
  const { data: categories = [] } = source;
  const list = useFaqs(address, source);
  const screen = useListScreen({
    ...listScreenOf(faqs),
    address,
    list,
    text,
    failureOf: (call) => text.failures[call === "load" && source.error ? "loadCategories" : call],
    copied: (faq, { order }) => ({ question: text.copyOf(nameOf(faq)), order }),
  });
  return (
    <ListScreen
      screen={screen}
      text={text}
      noun={counted.question}
      nameOf={nameOf}
      summary={text.lead}
      actions={
        <LinkButton variant="line" small to="/admin/question-categories">
          <Icon of={Tags} />
          {text.categories}
        </LinkButton>
      }
      intro={list.shown && <FaqStats faqs={list.records ?? []} categories={categories} />}
      filters={[
        {
          name: "category",
          label: text.labels.category,
          options: [
            { value: "", label: text.allCategories },
            ...categories.map(({ key, label }) => ({ value: key, label })),
          ],
        },
      ]}
      sorts={sorts}
      {...listWordsOf(faqs, { category: wordsOf(categories) })}
      itemSelector="[data-faqs] :is([role=row], li)"
      skeleton={<SkeletonTable columns={[text.labels.question, text.labels.category]} />}
      failureTakesAll
      form={(dialog) => (
        <FaqDialog {...dialog} blank={blankOf(faqs, { count: list.total })} categories={categories} />
      )}
    >
      <FaqList
        faqs={list.shown ?? []}
        canReorder={!address.isFiltered && address.sort === "" && list.total > 1}
        onReorder={screen.reorder}
        categoryOf={({ category }) => labelOf(categories, category)}
        {...screen.row}
      />
    </ListScreen>
  );
}

/** The questions, available once their categories are loaded too; both are loaded at the same time. */
function useFaqs(
  address: ReturnType<typeof useListAddress<"category">>,
  source: ReturnType<typeof useFaqCategories>,
) {
  const list = useWholeList("faqs", faqClient, address, {
    searched: ({ question, answer }) => [question, answer],
    filters: { category: ({ category }) => category },
  });
  return {
    ...list,
    shown: source.data && list.shown,
    error: source.error ?? list.error,
    reload() {
      list.reload();
      if (source.error) void source.refetch();
    },
  };
}

const sorts = [
  { value: "", label: kitText.sorts.own },
  { value: "question", label: text.alphabetical },
];
