import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";
import { withParameter } from "./list-address.ts";

/**
 * Opens a record from the address, for links from elsewhere: `?edit=4` asks for that record, which the list need not show,
 * `?edit=new` for a blank one. The parameter is then removed, so that a reload does not open the record again.
 */
export function useRecordFromUrl<T>(
  path: string,
  read: (id: string) => Promise<T>,
  isReady: boolean,
  onAsk: (record: T | "new") => void,
) {
  const [params, setParams] = useSearchParams();
  const asked = params.get("edit");
  const { data: record, isError } = useQuery({
    queryKey: ["asked", path, asked],
    queryFn: () => read(asked ?? ""),
    enabled: asked !== null && asked !== "new",
    retry: false,
    gcTime: 0,
  });
  const tell = useEffectEvent(onAsk);
  useEffect(() => {
    const isAnswered = asked === "new" || record !== undefined || isError;
    if (asked === null || !isReady || !isAnswered) return;
    if (asked === "new") tell("new");
    else if (record) tell(record);
    setParams((current) => withParameter(current, "edit", ""), { replace: true, preventScrollReset: true });
  }, [asked, record, isError, isReady, setParams]);
}
