import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AppError } from "../../../kernel/errors.ts";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import { usersClient } from "../accounts-client.ts";
import type { UserRow } from "../answers.ts";
import type { ShownLink } from "../link-dialog.tsx";
import { text } from "../users.text.ts";

type Listeners = { me: number; onLink(link: ShownLink): void; onOwnChange(): unknown };

/** The actions on accounts of the list, and the message of the last one that failed. */
export function useUserChanges({ me, onLink, onOwnChange }: Listeners) {
  const cache = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const reload = () => cache.invalidateQueries({ queryKey: ["users"] });
  const change = async (work: () => Promise<unknown>) => {
    setFailure(undefined);
    try {
      await work();
      await reload();
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  };
  return {
    failure,
    dismiss: () => setFailure(undefined),
    turn: (user: UserRow, on: boolean) =>
      change(async () => {
        await usersClient.turn(user.id, on);
        toasts.success(on ? text.enabled : text.disabled);
      }),
    remove: (user: UserRow) =>
      change(async () => {
        await usersClient.remove(user.id);
        toasts.success(text.removed);
      }),
    async save(user: UserRow, body: object) {
      await usersClient.update(user.id, body);
      await Promise.all([reload(), user.id === me && onOwnChange()]);
      toasts.success(text.updated);
    },
    makeLink: (user: UserRow) =>
      change(async () => {
        const kind = user.status === "invited" ? "invite" : "reset";
        onLink({ ...(await usersClient.makeLink(user.id)), kind, name: user.name });
      }),
  };
}

function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof AppError)) return text.failures.save;
  if (error.code === "proof-needed") return undefined; // the person closed the dialog that asks for the proof of identity
  return error.code === "conflict" ? text.failures.lastOwner : text.failures.save;
}
