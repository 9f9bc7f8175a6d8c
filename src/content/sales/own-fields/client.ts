import { useQuery } from "@tanstack/react-query";
import { resourceClient } from "../../../admin-kit/resource-client.ts";
import { ownFields, type Subject } from "./own-fields.ts";

export const ownFieldsKey = "own-fields";
export const ownFieldClient = resourceClient(ownFields);

/** The fields of requests or of clients, in their order; none until they are loaded. */
export function useOwnFields(subject: Subject) {
  const queryFn = () => ownFieldClient.list({ subject });
  return useQuery({ queryKey: [ownFieldsKey, subject], queryFn, staleTime: 60_000 }).data ?? [];
}
