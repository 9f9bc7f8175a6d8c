import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTags } from "../../tags/tag-options.ts";
import type { BulkChange } from "../bulk.ts";
import type { Contact } from "../contacts/contacts.ts";
import {
  addContact,
  addNote,
  addReply,
  changeRequest,
  changeSeveral,
  correctRequest,
  deskClient,
  mergeRequest,
  readAssignees,
  readBeside,
  readBoard,
  readDetails,
  readFigures,
  restoreContact,
  takeBackContact,
} from "../desk-client.ts";
import type { DeskRequest, Reply, RequestChanges, RequestKind } from "../requests.ts";

const queuedInterval = 15_000; // ms

/** The first part of the cache keys of all queries for requests and messages. */
export const deskKey = "project-requests";

/** The changes that staff make. Each resolves once the screen shows the server's new state, and throws an AppError. */
export function useDeskChanges() {
  const cache = useQueryClient();
  const thenReload = async <Result>(change: Promise<Result>) => {
    const result = await change;
    await cache.invalidateQueries({ queryKey: [deskKey] });
    return result;
  };
  return {
    change: (id: number, changes: RequestChanges) => thenReload(changeRequest(id, changes)),
    correct: (body: object, based: DeskRequest) => thenReload(correctRequest(body, based)),
    merge: (id: number, from: number) => thenReload(mergeRequest(id, from)),
    changeSeveral: (ids: readonly number[], change: BulkChange) => thenReload(changeSeveral(ids, change)),
    addNote: (id: number, text: string) => thenReload(addNote(id, text)),
    addReply: (id: number, reply: Reply, key: string) => thenReload(addReply(id, reply, key)),
    addContact: (id: number, contact: Contact, key: string) => thenReload(addContact(id, contact, key)),
    takeBackContact: (id: number, note: number) => thenReload(takeBackContact(id, note)),
    restoreContact: (id: number, note: number) => thenReload(restoreContact(id, note)),
    reload: () => cache.invalidateQueries({ queryKey: [deskKey] }),
  };
}

export function useAssignees() {
  return useQuery({ queryKey: ["assignees"], queryFn: readAssignees, staleTime: 60_000 }).data ?? [];
}

/** One request; until it is loaded, the copy in the list. */
export function useRequest(id: number | null, listed: readonly DeskRequest[] = []) {
  return useQuery({
    queryKey: [deskKey, "one", id],
    queryFn: () => deskClient.read(id ?? 0),
    enabled: id !== null,
    placeholderData: () => listed.find((request) => request.id === id),
  });
}

/** The requests before and after one in the list that a query asks for; undefined until they are known. */
export const useRequestsBeside = (id: number | null, asked: Record<string, string>, isWanted: boolean) =>
  useQuery({
    queryKey: [deskKey, "beside", id, asked],
    queryFn: () => readBeside(id ?? 0, asked),
    enabled: id !== null && isWanted,
  }).data;

export function useDetails(id: number) {
  return useQuery({
    queryKey: [deskKey, "details", id],
    queryFn: () => readDetails(id),
    // Polled while a mail is queued, because giving a mail up does not raise the inbox version.
    refetchInterval: ({ state }) =>
      state.data?.notes.some(({ delivery }) => delivery === "queued") ? queuedInterval : false,
  });
}

export function useBoard(query: Record<string, string>, isShown: boolean) {
  return useQuery({
    queryKey: [deskKey, "board", query],
    queryFn: () => readBoard(query),
    enabled: isShown,
  });
}

/** The tags of the requests of a kind. */
export const useRequestTags = (kind: RequestKind) =>
  useTags(deskKey, `/api/project-requests/tags?kind=${kind}`);

export function useFigures(kind: RequestKind) {
  return useQuery({ queryKey: [deskKey, "figures", kind], queryFn: () => readFigures(kind) }).data;
}
