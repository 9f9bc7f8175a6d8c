import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";

/**
 * Opens a record by address: `?edit=4` asks for that record, `?edit=new` for a blank one, as links from elsewhere have it.
 * The address then forgets it, so that a reload does not open it again.
 */
export function useAskedRecord<T extends { id: number | string }>(
  records: readonly T[] | undefined,
  onAsk: (record: T | "new") => void,
) {
  const [params, setParams] = useSearchParams();
  const asked = params.get("edit");
  const tell = useRef(onAsk);
  tell.current = onAsk;
  useEffect(() => {
    if (asked === null || !records) return;
    const record = records.find(({ id }) => String(id) === asked);
    if (asked === "new") tell.current("new");
    else if (record) tell.current(record);
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        changed.delete("edit");
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [asked, records, setParams]);
}
