import { CircleQuestionMark } from "lucide-react";
import { text as kitText } from "../../../admin-kit/admin-kit.text.ts";
import { lazyPart } from "../../../admin-kit/lazy-part.ts";
import { ListScreen } from "../../../admin-kit/list/list-screen.tsx";
import { listScreenOf, listWordsOf } from "../../../admin-kit/list/resource-list.ts";
import { useListAddress } from "../../../admin-kit/list/use-list-address.ts";
import { useListScreen } from "../../../admin-kit/list/use-list-screen.ts";
import { useWholeList } from "../../../admin-kit/list/use-records.ts";
import { OrderRow } from "../../../admin-kit/rows/order-row.tsx";
import { staffCounted } from "../../../admin-kit/staff-counts.text.ts";
import { AppError } from "../../../kernel/errors.ts";
import { counted } from "../../../kernel/text/format.text.ts";
import { countOf } from "../../../kernel/text/format.ts";
import { LinkButton } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { SkeletonTable } from "../../../ui/skeleton.tsx";
import { text } from "./categories.text.ts";
import { type CategoryInput, type CategoryRecord, questionCategories } from "./categories.ts";
import { CategoriesTable } from "./categories-table.tsx";
import { categoriesKey, categoryClient } from "./client.ts";

const CategoryDialog = lazyPart(() => import("./category-form.tsx"));

/** The screen of question categories; requirements AFAQ-02, ADM-03 to ADM-05, ADM-07. */
export default function CategoriesScreen() {
  const address = useListAddress([], sorts);
  const list = useWholeList(categoriesKey, categoryClient, address, {
    searched: ({ label }) => [label],
    filters: {},
  });
  const screen = useListScreen<CategoryRecord, CategoryInput, never>({
    ...listScreenOf(questionCategories),
    address,
    list,
    text,
    failureOf: (call, error) =>
      // Why a category cannot be deleted.
      (call === "delete" && error instanceof AppError && error.fields.key) ||
      text.failures[call === "create" || call === "update" ? "save" : call],
    copied: ({ label }, { order }) => ({ label: text.copyOf(label), order }),
  });
  return (
    <ListScreen
      screen={screen}
      text={text}
      noun={staffCounted.category}
      nameOf={({ label }) => label}
      summary={text.lead}
      actions={
        <LinkButton variant="line" small to="/admin/faq">
          <Icon of={CircleQuestionMark} />
          {text.back}
        </LinkButton>
      }
      hasFiles={false}
      canActivate={false}
      sorts={sorts}
      history={listWordsOf(questionCategories).history}
      itemSelector="main tbody tr"
      skeleton={<SkeletonTable columns={Object.values(text.heads).slice(0, -1)} />}
      orderRow={({ label, questions }) => (
        <OrderRow name={label}>{countOf(counted.question, questions)}</OrderRow>
      )}
      form={(dialog) => <CategoryDialog {...dialog} />}
    >
      <CategoriesTable categories={list.shown ?? []} {...screen.row} />
    </ListScreen>
  );
}

const sorts = [
  { value: "", label: kitText.sorts.own },
  { value: "label", label: text.alphabetical },
];
