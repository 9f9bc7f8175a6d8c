import { Plus } from "lucide-react";
import { useState } from "react";
import { BulkBar } from "../../admin-kit/bulk-bar.tsx";
import { DeleteConfirmation } from "../../admin-kit/delete-confirmation.tsx";
import { HistoryDialog } from "../../admin-kit/history-dialog.tsx";
import { ListStates } from "../../admin-kit/list-states.tsx";
import { ListToolbar } from "../../admin-kit/list-toolbar.tsx";
import { matches } from "../../admin-kit/matches.ts";
import { SelectShownBox } from "../../admin-kit/select-box.tsx";
import { useAskedRecord } from "../../admin-kit/use-asked-record.ts";
import { useFailure } from "../../admin-kit/use-failure.ts";
import { useListAddress } from "../../admin-kit/use-list-address.ts";
import { useListKeys } from "../../admin-kit/use-list-keys.ts";
import { useSelection } from "../../admin-kit/use-selection.ts";
import { countOf, isoDay } from "../../kernel/format.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SkeletonCards } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { toasts } from "../../ui/toast-queue.ts";
import { failureOf, isFailure } from "./client.ts";
import { historyWords, inputOf, labels, MemberDialog } from "./member-form.tsx";
import { MemberTile, nameOf } from "./member-tile.tsx";
import { blankMember, type MemberInput, type MemberRecord } from "./schema.ts";
import { departments } from "./team.text.ts";
import { text } from "./team-admin.text.ts";
import { useMembers } from "./use-members.ts";

/** What the dialog is open for: a member as it was then, a copy of one, or (both null) a new one. */
type Opened = { member: MemberRecord | null; copy: MemberInput | null };
const blank: Opened = { member: null, copy: null };

/** The team: found, added, changed, copied, switched on and off, deleted with a way back; ATEAM-01, ATEAM-02, ADM-03 to ADM-05, ERR-03. */
export default function TeamScreen() {
  const members = useMembers();
  const address = useListAddress(["department", "status"]);
  const failure = useFailure(members.error, (error) => failureOf("load", error));
  const [opened, setOpened] = useState<Opened | null>(null);
  const [deleting, setDeleting] = useState<MemberRecord | null>(null);
  const [ofHistory, setOfHistory] = useState<MemberRecord | null>(null);
  useAskedRecord(members.records, (asked) => setOpened(asked === "new" ? blank : edit(asked)));

  const { records = [] } = members;
  const shown = records.filter(
    ({ name, position, department, isActive }) =>
      matches(address.query, [name, position]) &&
      ["", department].includes(address.filters.department) &&
      ["", isActive ? "active" : "inactive"].includes(address.filters.status),
  );
  const selection = useSelection(shown);
  useListKeys({ onNew: () => setOpened(blank), itemSelector: ".agrid > article" });
  /** The alert is said where the call was made; the banner above the list keeps the thrown message; ERR-03. */
  const failed = (call: "create" | "update" | "delete", error: unknown) =>
    failure.show(failureOf(call, error));
  const alert = (kind: "delete" | "toggle", call: "update" | "delete", error: unknown) => {
    toasts.error(text.alerts[kind]);
    failed(call, error);
  };
  const save = async (body: object, based: MemberRecord | null) => {
    try {
      await (based ? members.update(based, body) : members.create(body));
    } catch (error) {
      if (isFailure(error)) failed(based ? "update" : "create", error);
      throw error;
    }
    failure.dismiss();
    toasts.success(based ? text.updated : text.created);
  };
  const toggle = async (member: MemberRecord) => {
    try {
      await members.setActive(member, !member.isActive);
      toasts.success(member.isActive ? text.deactivated : text.activated);
    } catch (error) {
      alert("toggle", "update", error);
    }
  };

  return (
    <>
      <div className="ph">
        <div>
          <h1>{text.title}</h1>
          <p>{members.records && summaryOf(members.records)}</p>
        </div>
        <div className="acts">
          <Button small disabled={!members.records} onClick={() => setOpened(blank)}>
            <Icon of={Plus} />
            {text.add}
          </Button>
        </div>
      </div>
      <ListToolbar
        address={address}
        searchLabel={text.search}
        filters={[
          { name: "department", label: text.department, options: departmentOptions },
          { name: "status", label: text.status, options: text.statuses },
        ]}
        hits={text.results(countOf("result", shown.length), records.length)}
      >
        {shown.length > 0 && <SelectShownBox selection={selection} />}
      </ListToolbar>
      <BulkBar
        selection={selection}
        count={countOf("member", selection.ids.length)}
        bulk={members.bulk}
        onFailure={(error, action) =>
          alert(action === "delete" ? "delete" : "toggle", action === "delete" ? "delete" : "update", error)
        }
      />
      {failure.sentence && (
        <Banner
          tone="bad"
          onDismiss={failure.dismiss}
          onRetry={failure.isOfLoad ? members.reload : undefined}
        >
          {failure.sentence}
        </Banner>
      )}
      {members.records || !members.error ? (
        <ListStates
          records={members.records}
          shown={shown}
          onRetry={members.reload}
          onClear={address.clear}
          loading={<Loading />}
          empty={<Empty onAdd={() => setOpened(blank)} />}
        >
          <div className="agrid four">
            {shown.map((member) => (
              <MemberTile
                key={member.id}
                member={member}
                query={address.query}
                selection={selection}
                onToggle={toggle}
                onEdit={(member) => setOpened(edit(member))}
                onCopy={(member) => setOpened(copy(member, records.length))}
                onHistory={setOfHistory}
                onDelete={setDeleting}
              />
            ))}
          </div>
        </ListStates>
      ) : (
        !failure.sentence && <ErrorState title={failureOf("load", members.error)} onRetry={members.reload} />
      )}
      <MemberDialog
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
        member={opened?.member ?? null}
        initial={(opened?.member && inputOf(opened.member)) ?? opened?.copy ?? newMember(records.length)}
        canAddAnother={opened === blank}
        onSave={save}
      />
      <HistoryDialog
        path="/api/team-members"
        id={ofHistory?.id ?? null}
        title={ofHistory ? nameOf(ofHistory) : ""}
        onClose={() => setOfHistory(null)}
        labels={labels}
        format={historyWords}
        onRestored={members.reload}
      />
      <DeleteConfirmation
        record={deleting}
        onClose={() => setDeleting(null)}
        question={text.deleteQuestion}
        remove={members.remove}
        restore={members.restore}
        deletedText={text.deleted}
        onFailure={(error) => alert("delete", "delete", error)}
      />
    </>
  );
}

const departmentOptions = [
  { value: "", label: text.allDepartments },
  ...departments.map((value) => ({ value, label: value })),
];

function summaryOf(members: readonly MemberRecord[]) {
  const active = members.filter(({ isActive }) => isActive).length;
  return countOf("member", members.length) + text.activeOf(active, members.length);
}

const newMember = (count: number) => blankMember(count, isoDay(new Date()), departments[0]);
const edit = (member: MemberRecord): Opened => ({ member, copy: null });

/** A copy begins as a new one, at the end of the list. */
function copy(member: MemberRecord, count: number): Opened {
  const name = text.copyOf(nameOf(member));
  return { member: null, copy: { ...inputOf(member), name, order: newMember(count).order } };
}

function Loading() {
  return (
    <>
      <p className="muted sm">{text.loading}</p>
      <SkeletonCards />
    </>
  );
}

function Empty({ onAdd }: { onAdd(): void }) {
  return (
    <EmptyState
      title={text.empty.title}
      actions={
        <Button small onClick={onAdd}>
          {text.add}
        </Button>
      }
    >
      {text.empty.text}
    </EmptyState>
  );
}
