import { useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { useMay } from "../../admin-kit/may.ts";
import {
  type SitePageAnswer,
  sitePagesKey,
  sitePagesPath,
  useSitePages,
} from "../../content/shared/use-site-pages.ts";
import { callApi } from "../../kernel/http/api-client.ts";
import { Badge } from "../../ui/badge.tsx";
import cardStyles from "../../ui/card.module.css";
import { Switch } from "../../ui/controls/inputs.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { ErrorState } from "../../ui/states.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import styles from "./site-pages.module.css";
import { text } from "./site-pages.text.ts";

/** The site's own pages, each with a switch that hides it from visitors, which can be taken back; requirement OWN-01. */
export function SitePages() {
  const cache = useQueryClient();
  const canWrite = useMay("write");
  const { data: pages, error, refetch } = useSitePages();
  const put = async ({ key }: SitePageAnswer, isHidden: boolean) => {
    const stored = await callApi<SitePageAnswer>("PUT", `${sitePagesPath}/${key}`, { isHidden });
    cache.setQueryData<SitePageAnswer[]>(sitePagesKey, (pages) =>
      pages?.map((page) => (page.key === key ? stored : page)),
    );
  };
  const turn = async (page: SitePageAnswer, isHidden: boolean) => {
    try {
      await put(page, isHidden);
      const message = isHidden ? text.wasHidden(page.name) : text.wasShown(page.name);
      toasts.success(message, { undo: () => put(page, !isHidden) });
    } catch {
      toasts.error(text.failed(page.name));
    }
  };
  return (
    <section className={`${cardStyles.card} ${styles.pages}`} aria-labelledby="site-pages">
      <h2 id="site-pages">{text.title}</h2>
      <p className={`${typeStyles.muted} ${typeStyles.small}`}>
        {text.lead} <Link to="/admin/addresses">{text.redirects}</Link>
      </p>
      {error && !pages && <ErrorState title={text.loadFailed} onRetry={() => void refetch()} />}
      <ul>
        {pages?.map((page) => (
          <li key={page.key}>
            <b>{page.name}</b>
            <bdi dir="ltr">{page.path}</bdi>
            <span className={styles.state}>
              {page.isHidden && <Badge>{text.hidden}</Badge>}
              {page.canBeHidden ? (
                <Switch
                  checked={!page.isHidden}
                  disabled={!canWrite}
                  aria-label={text.shownOf(page.name)}
                  onChange={({ target }) => void turn(page, !target.checked)}
                >
                  {text.shown}
                </Switch>
              ) : (
                <small className={typeStyles.muted}>{text.stays}</small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
