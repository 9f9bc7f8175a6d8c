import { text as kitText } from "../../admin-kit/admin-kit.text.ts";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { ListScreen } from "../../admin-kit/list/list-screen.tsx";
import { listScreenOf } from "../../admin-kit/list/resource-list.ts";
import { useListAddress } from "../../admin-kit/list/use-list-address.ts";
import { useListScreen } from "../../admin-kit/list/use-list-screen.ts";
import { OrderRow } from "../../admin-kit/rows/order-row.tsx";
import { historyFormatOf } from "../../kernel/resource/field-labels.ts";
import { counted } from "../../kernel/text/format.text.ts";
import { countOf } from "../../kernel/text/format.ts";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import tileStyles from "../../ui/tiles.module.css";
import { failureOf, isFailure } from "./client.ts";
import { MemberTile, nameOf } from "./member-tile.tsx";
import { type MemberRecord, members } from "./members.ts";
import { departments } from "./team.text.ts";
import { text } from "./team-admin.text.ts";
import { useMembers } from "./use-members.ts";

const MemberDialog = lazyPart(() => import("./member-form.tsx"));

/** The team screen: search, edit, copy, toggle, reorder, delete with undo; ATEAM-01, ATEAM-02, ADM-03 to ADM-05, ERR-03. */
export default function TeamScreen() {
  const address = useListAddress(["department", "status"], sorts);
  const list = useMembers(address);
  const screen = useListScreen({
    ...listScreenOf(members),
    address,
    list,
    text,
    failureOf,
    copied: (member, { order }) => ({ name: text.copyOf(nameOf(member)), order }),
    // A failed toggle or delete shows an alert, and the banner above the list shows the error's message; ERR-03.
    alertOf: (call) => text.alerts[call === "delete" ? "delete" : "toggle"],
    tellsSaves: isFailure,
  });
  const toggle = async (member: MemberRecord) => {
    try {
      await list.setActive(member, !member.isActive);
      toasts.success(member.isActive ? text.deactivated : text.activated);
    } catch (error) {
      screen.fail("update", error);
    }
  };
  const { department, status } = address.filters;
  return (
    <ListScreen
      screen={screen}
      text={text}
      noun={counted.member}
      nameOf={nameOf}
      summary={list.records && summaryOf(list.records)}
      filters={[
        { name: "department", label: text.labels.department, options: departmentOptions },
        { name: "status", label: text.status, options: text.statuses },
      ]}
      sorts={sorts}
      exported={{ department, isActive: { active: "1", inactive: "0" }[status] ?? "" }}
      orderRow={(member) => <OrderRow name={nameOf(member)}>{member.position}</OrderRow>}
      history={historyFormatOf(members)}
      grid={tileStyles.four}
      tile={(member, row) => <MemberTile member={member} onToggle={toggle} {...row} />}
      form={(dialog) => <MemberDialog {...dialog} />}
    />
  );
}

const departmentOptions = [
  { value: "", label: text.allDepartments },
  ...departments.map((value) => ({ value, label: value })),
];
const sorts = [
  { value: "", label: kitText.sorts.own },
  { value: "name", label: kitText.sorts.name },
  { value: "-joinDate", label: kitText.sorts.newest },
];

function summaryOf(members: readonly MemberRecord[]) {
  const active = members.filter(({ isActive }) => isActive).length;
  return countOf(counted.member, members.length) + text.activeOf(active, members.length);
}
