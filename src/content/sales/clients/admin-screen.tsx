import { text as kitText } from "../../../admin-kit/admin-kit.text.ts";
import { lazyPart } from "../../../admin-kit/lazy-part.ts";
import { ListScreen } from "../../../admin-kit/list/list-screen.tsx";
import { choiceOptions, listScreenOf, listWordsOf } from "../../../admin-kit/list/resource-list.ts";
import { useListAddress } from "../../../admin-kit/list/use-list-address.ts";
import { useListScreen } from "../../../admin-kit/list/use-list-screen.ts";
import { usePagedList, useSummary } from "../../../admin-kit/list/use-records.ts";
import { useViewed } from "../../../admin-kit/list/use-viewed.ts";
import { MountOnOpen } from "../../../admin-kit/mount-on-open.tsx";
import { staffCounted } from "../../../admin-kit/staff-counts.text.ts";
import { countOf, formatNumber, relativeDay } from "../../../kernel/text/format.ts";
import { SkeletonTable } from "../../../ui/skeleton.tsx";
import { SavedViewsButton } from "../saved-views/saved-views-button.tsx";
import { TagFilterChip } from "../tags/tag-chips.tsx";
import { tagOptions } from "../tags/tag-options.ts";
import { tagsText } from "../tags/tags.text.ts";
import { clientClient } from "./client.ts";
import { ClientFigures } from "./client-figures.tsx";
import { type ClientInput, type ClientRecord, type ClientSummary, clients } from "./clients.ts";
import { text } from "./clients-admin.text.ts";
import { ClientsTable } from "./clients-table.tsx";
import { useClientTags } from "./use-client-tags.ts";

const key = "clients";
const nameOf = ({ name }: ClientRecord) => name;

const ClientDetails = lazyPart(() => import("./client-details.tsx"));
const ClientDialog = lazyPart(async () => ({ default: (await import("./client-form.tsx")).ClientDialog }));

/** The screen of clients: figures, search, details, edit, copy, delete with undo; ACLI-01, ADM-03, ADM-04, ADM-07. */
export default function ClientsScreen() {
  const address = useListAddress(["status", "agreesToNews", "tag"], sorts);
  const counted = useSummary<ClientSummary>(key, `/api/${clients.path}`);
  const summary = counted.data;
  const list = usePagedList(key, clientClient, address, counted);
  const screen = useListScreen<ClientRecord, ClientInput, "status" | "agreesToNews" | "tag">({
    ...listScreenOf(clients),
    address,
    list,
    text,
    failureOf: (call) => text.failures[call === "create" || call === "update" ? "save" : call],
    // A copy is usually another person of the same company, so the fields of the person are left empty.
    copied: (client, blank) => ({
      ...blank,
      company: client.company,
      address: client.address,
      status: client.status,
    }),
  });
  const tags = useClientTags();
  const { viewed, view, close } = useViewed({
    key,
    parameter: "view",
    shown: list.shown ?? [],
    idOf: (asked) => (/^\d{1,9}$/.test(asked) ? Number(asked) : null),
    read: clientClient.read,
  });
  return (
    <>
      <ListScreen
        screen={screen}
        text={text}
        noun={staffCounted.client}
        nameOf={nameOf}
        summary={summary && summaryOf(summary)}
        intro={<ClientFigures figures={summary} />}
        filters={[
          { name: "status", label: text.labels.status, options: statusOptions },
          { name: "agreesToNews", label: text.agreement.label, options: agreementOptions },
          ...(tags.length > 0 || address.filters.tag !== ""
            ? [
                {
                  name: "tag" as const,
                  label: tagsText.filter.label,
                  options: tagOptions(tags, address.filters.tag),
                },
              ]
            : []),
        ]}
        tools={
          <>
            <TagFilterChip tag={address.filters.tag} onClear={() => address.setFilter("tag", "")} />
            <SavedViewsButton list="clients" />
          </>
        }
        sorts={sorts}
        delay={150}
        canActivate={false}
        deleteNote={deleteNoteOf}
        choosesInTable
        {...listWordsOf(clients)}
        itemSelector="main tbody tr"
        skeleton={<SkeletonTable columns={Object.values(text.heads).slice(0, -1)} />}
        form={(dialog) => <ClientDialog {...dialog} />}
      >
        <ClientsTable clients={list.shown ?? []} {...screen.row} onView={({ id }) => view(id)} />
      </ListScreen>
      <MountOnOpen isOpen={viewed !== null}>
        <ClientDetails
          client={viewed}
          onClose={close}
          onEdit={(client) => {
            close();
            screen.edit(client);
          }}
        />
      </MountOnOpen>
    </>
  );
}

const statusOptions = [{ value: "", label: text.allStatuses }, ...choiceOptions(clients, "status")];
const agreementOptions = [
  { value: "", label: text.agreement.all },
  { value: "1", label: text.agreement.agree },
];
const sorts = [
  { value: "", label: kitText.sorts.newest },
  { value: "-totalValue", label: text.highest },
  { value: "name", label: kitText.sorts.name },
];

/** The note about projects that stay when clients are deleted; opening figures are not projects. */
function deleteNoteOf(clients: readonly ClientRecord[]) {
  const linked = clients.reduce((sum, { projects, openingProjects }) => sum + projects - openingProjects, 0);
  return linked > 0 ? text.deleteNote(formatNumber(linked)) : undefined;
}

function summaryOf({ total, newest }: ClientSummary) {
  const count = countOf(staffCounted.client, total);
  return newest === "" ? count : text.summaryOf(count, relativeDay(newest, new Date()));
}
