import { useQuery, useQueryClient } from "@tanstack/react-query";
import { resourceClient } from "../../../admin-kit/resource-client.ts";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import { text } from "./saved-views.text.ts";
import { type ListWithViews, type SavedView, savedViews } from "./saved-views.ts";

const client = resourceClient(savedViews);

/** The kept views of a list, and how they are kept and removed; each change says so with an undo. */
export function useSavedViews(list: ListWithViews) {
  const cache = useQueryClient();
  const queryKey = [savedViews.path, list];
  const { data: views = [], error, refetch } = useQuery({ queryKey, queryFn: () => client.list({ list }) });
  const reload = () => cache.invalidateQueries({ queryKey });
  const takeBack = (change: () => Promise<unknown>) => () =>
    change().then(reload, () => toasts.error(text.restoreFailed));
  return {
    views,
    error,
    refetch,
    /** Keeps a query under a name; a view that has this name shows the query from then on. True unless it failed. */
    async keep(title: string, query: string): Promise<boolean> {
      const former = views.find((view) => view.title === title);
      try {
        if (former) {
          await client.update(former.id, { query });
          const undo = takeBack(() => client.update(former.id, { query: former.query }));
          toasts.success(text.replaced(title), { undo });
        } else {
          const { id } = await client.create({ title, list, query });
          toasts.success(text.kept(title), { undo: takeBack(() => client.remove(id)) });
        }
        await reload();
        return true;
      } catch {
        toasts.error(text.keepFailed);
        return false;
      }
    },
    async remove({ id, title }: SavedView) {
      try {
        await client.remove(id);
        toasts.success(text.removed(title), { undo: takeBack(() => client.restore(id)) });
        await reload();
      } catch {
        toasts.error(text.removeFailed);
      }
    },
  };
}
