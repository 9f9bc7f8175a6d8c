import type { ReactNode } from "react";
import { text as kitText } from "../../admin-kit/admin-kit.text.ts";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { ListScreen } from "../../admin-kit/list/list-screen.tsx";
import { choiceOptions, listScreenOf, listWordsOf } from "../../admin-kit/list/resource-list.ts";
import { useListAddress } from "../../admin-kit/list/use-list-address.ts";
import { useListScreen } from "../../admin-kit/list/use-list-screen.ts";
import { usePagedList, useSummary } from "../../admin-kit/list/use-records.ts";
import { staffCounted } from "../../admin-kit/staff-counts.text.ts";
import { countOf } from "../../kernel/text/format.ts";
import { SkeletonTable } from "../../ui/skeleton.tsx";
import { redirectClient, redirectsKey } from "./client.ts";
import { text } from "./redirects.text.ts";
import { type Redirect, type RedirectInput, redirects } from "./redirects.ts";
import { RedirectsTable } from "./redirects-table.tsx";

const RedirectDialog = lazyPart(() => import("./redirect-form.tsx"));

/** The screen of redirects; requirements ADDR-01, ADM-03, ADM-04. */
export function RedirectsScreen({ intro }: { intro: ReactNode }) {
  const address = useListAddress(["origin"], sorts);
  const counted = useSummary<{ total: number }>(redirectsKey, `/api/${redirects.path}`);
  const list = usePagedList<Redirect>(redirectsKey, redirectClient, address, counted);
  const screen = useListScreen<Redirect, RedirectInput, "origin">({
    ...listScreenOf(redirects),
    address,
    list,
    text,
    failureOf: (call) => text.failures[call === "create" || call === "update" ? "save" : call],
    copied: ({ target }) => ({ target }),
  });
  return (
    <ListScreen
      screen={screen}
      text={text}
      noun={staffCounted.redirect}
      nameOf={({ fromPath }) => fromPath}
      summary={counted.data && countOf(staffCounted.redirect, counted.data.total)}
      intro={intro}
      filters={[{ name: "origin", label: text.labels.origin, options: originOptions }]}
      sorts={sorts}
      delay={150}
      canActivate={false}
      choosesInTable
      {...listWordsOf(redirects)}
      itemSelector="main tbody tr"
      skeleton={<SkeletonTable columns={Object.values(text.heads).slice(0, -1)} />}
      form={(dialog) => <RedirectDialog {...dialog} />}
    >
      <RedirectsTable redirects={list.shown ?? []} {...screen.row} />
    </ListScreen>
  );
}

const originOptions = [{ value: "", label: text.allOrigins }, ...choiceOptions(redirects, "origin")];
const sorts = [
  { value: "", label: kitText.sorts.newest },
  { value: "id", label: text.sorts.oldest },
  { value: "fromPath", label: text.sorts.path },
];
