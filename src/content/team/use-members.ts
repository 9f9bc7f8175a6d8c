import { useQueryClient } from "@tanstack/react-query";
import type { ListAddressControl } from "../../admin-kit/list/use-list-address.ts";
import { useWholeList } from "../../admin-kit/list/use-records.ts";
import { memberClient } from "./client.ts";
import type { MemberRecord } from "./members.ts";

const key = "team";

/**
 * The list of members. The answer of a create or an update is put into the list as it is, without reloading the list;
 * requirement ATEAM-02.
 */
export function useMembers(address: ListAddressControl<"department" | "status">) {
  const cache = useQueryClient();
  const members = useWholeList<MemberRecord, "department" | "status">(key, memberClient, address, {
    searched: ({ name, position }) => [name, position],
    filters: {
      department: ({ department }) => department,
      status: ({ isActive }) => (isActive ? "active" : "inactive"),
    },
  });
  const put = async (answer: Promise<MemberRecord>) => {
    const member = await answer;
    await cache.cancelQueries({ queryKey: [key] }); // a running query could still bring the old state
    cache.setQueryData<MemberRecord[]>([key], (list) => list && putMember(list, member));
    return member;
  };
  return {
    ...members,
    create: (body: object, key?: string) => put(memberClient.create(body, key)),
    update: (based: MemberRecord, body: object) => put(memberClient.update(based.id, body, based)),
    /** Sends only this field and no version, so that a change of other fields meanwhile does not matter. */
    setActive: ({ id }: MemberRecord, isActive: boolean) => put(memberClient.update(id, { isActive })),
  };
}

/** The list with a new member added at the end, or a known one replaced. */
function putMember(list: readonly MemberRecord[], member: MemberRecord): MemberRecord[] {
  const at = list.findIndex(({ id }) => id === member.id);
  return at < 0 ? [...list, member] : list.with(at, member);
}
