import { useNavigate } from "react-router";
import { text as kitText } from "../../../admin-kit/admin-kit.text.ts";
import { lazyPart } from "../../../admin-kit/lazy-part.ts";
import { ListScreen } from "../../../admin-kit/list/list-screen.tsx";
import { listScreenOf, listWordsOf } from "../../../admin-kit/list/resource-list.ts";
import { useListAddress } from "../../../admin-kit/list/use-list-address.ts";
import { useListScreen } from "../../../admin-kit/list/use-list-screen.ts";
import { useWholeList } from "../../../admin-kit/list/use-records.ts";
import { staffCounted } from "../../../admin-kit/staff-counts.text.ts";
import { countOf } from "../../../kernel/text/format.ts";
import { ownPagesClient } from "./client.ts";
import { OwnPageCard } from "./own-page-card.tsx";
import { ownPages } from "./own-pages.ts";
import { text } from "./own-pages-admin.text.ts";

const OwnPageDialog = lazyPart(() => import("./own-page-form.tsx"));

/** The pages that the agency adds; each is edited where the texts of all pages are. Requirements PAGES-01, ADM-03, ADM-04. */
export default function OwnPagesScreen() {
  const address = useListAddress([], sorts);
  const navigate = useNavigate();
  const list = useWholeList("pages", ownPagesClient, address, {
    searched: ({ title, address }) => [title, address],
    filters: {},
  });
  const screen = useListScreen({
    ...listScreenOf(ownPages),
    address,
    list,
    text,
    failureOf: (call) => text.failures[call],
    copied: ({ title }) => ({ title: text.copyOf(title), address: "" }),
  });
  return (
    <ListScreen
      screen={screen}
      text={text}
      noun={staffCounted.page}
      nameOf={({ title }) => title}
      summary={list.records && text.lead(countOf(staffCounted.page, list.total))}
      hasFiles={false}
      sorts={sorts}
      {...listWordsOf(ownPages)}
      tile={(page, row) => <OwnPageCard page={page} {...row} />}
      form={(dialog) => (
        <OwnPageDialog
          {...dialog}
          canAddAnother={false}
          onSave={async (body, based, key) => {
            const stored = await dialog.onSave(body, based, key);
            // A new page is empty, so what comes next is its content.
            if (!based && isStored(stored)) await navigate(`/admin/content/page-${stored.id}`);
          }}
        />
      )}
    />
  );
}

const isStored = (answer: unknown): answer is { id: number } =>
  typeof answer === "object" && answer !== null && "id" in answer;

const sorts = [{ value: "", label: kitText.sorts.title }];
