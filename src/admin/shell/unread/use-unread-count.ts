import { useEffect } from "react";
import { showBadge } from "../../../accounts/notices/app-badge.ts";
import { shortCount } from "../bell.text.ts";

const marked = /^\([\d+]+\) /;

/**
 * Shows how much is unread before the tab's title and at the icon of the installed admin, as the bell counts it; undefined before the first
 * answer. Titles are the router's and change with the screen, so the number is put before each new one. NOTICE-01
 */
export function useUnreadCount(count: number | undefined) {
  useEffect(() => {
    if (count === undefined) return;
    showBadge(count);
    const mark = () => {
      const bare = document.title.replace(marked, "");
      const title = count > 0 ? `(${shortCount(count)}) ${bare}` : bare;
      if (bare !== "" && document.title !== title) document.title = title;
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(marked, "");
    };
  }, [count]);
  useEffect(() => () => showBadge(0), []);
}
