import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../../kernel/http/api-client.ts";
import { fromAnswer } from "../../../../kernel/resource/wire.ts";
import { deskKey } from "../board/use-desk.ts";
import { type ShownMail, unplacedMails } from "./unplaced-mails.ts";

const path = `/api/${unplacedMails.path}`;

async function read(): Promise<ShownMail[]> {
  const answers = await callApi<object[]>("GET", path);
  return answers.map((answer) => fromAnswer(unplacedMails, answer));
}

/** The mails without a request, and what becomes of them. Each change resolves once the screen shows it. */
export function useUnplaced() {
  const cache = useQueryClient();
  // Below the key of the desk, so that what comes in shows itself.
  const { data, error, refetch } = useQuery({ queryKey: [deskKey, "unplaced"], queryFn: read });
  const thenReload = async <Result>(change: Promise<Result>) => {
    const result = await change;
    await cache.invalidateQueries({ queryKey: [deskKey] });
    return result;
  };
  return {
    mails: data ?? [],
    error,
    refetch,
    place: (id: number, request: number) =>
      thenReload(callApi<void>("POST", `${path}/${id}/place`, { request })),
    make: (id: number) => thenReload(callApi<{ id: number }>("POST", `${path}/${id}/message`)),
    remove: (id: number) => thenReload(callApi<void>("DELETE", `${path}/${id}`)),
    restore: (id: number) => thenReload(callApi<void>("POST", `${path}/${id}/restore`)),
  };
}
