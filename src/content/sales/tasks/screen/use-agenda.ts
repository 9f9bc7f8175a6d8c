import { useSearchParams } from "react-router";
import { withParameter } from "../../../../admin-kit/list/list-address.ts";
import { remember, remembered } from "../../../../admin-kit/remembered.ts";
import { isForPage, usePageKeys } from "../../../../admin-kit/shortcuts.ts";
import { oneOf } from "../../../../kernel/objects.ts";
import { isoDay } from "../../../../kernel/text/format.ts";
import { dayOrToday, daysOf, type Span, stepped } from "./task-days.ts";

export const views = ["list", "day", "week"] as const;
export type TaskView = (typeof views)[number];

export type Agenda = {
  view: TaskView;
  setView(view: TaskView): void;
  /** The span that the view shows; null for the list. */
  span: Span | null;
  /** The days on the screen; none for the list. */
  days: readonly string[];
  go(by: 1 | -1): void;
  goToday(): void;
};

/**
 * List, day or week, and around which day, kept in the address; the view is remembered for an address that names none. J and K
 * lead to the next and the previous span, T to today, unless single keys are switched off; requirement DESK-06, WCAG 2.1.4.
 */
export function useAgenda(now: Date): Agenda {
  const [params, setParams] = useSearchParams();
  const view = oneOf(views, params.get("view") ?? remembered("tasks") ?? "") ?? "list";
  const span = view === "list" ? null : view;
  const day = dayOrToday(params.get("day"), now);
  const set = (name: string, value: string) =>
    setParams((current) => withParameter(withParameter(current, name, value), "page", ""), {
      replace: true,
      preventScrollReset: true,
    });
  const go = (by: 1 | -1) => span && set("day", stepped(span, day, by));
  const goToday = () => set("day", isoDay(now));
  usePageKeys((event) => {
    if (!isForPage(event) || remembered("keys") === "off") return;
    if (event.code === "KeyJ") go(1);
    else if (event.code === "KeyK") go(-1);
    else if (event.code === "KeyT") goToday();
  }, span !== null);
  return {
    view,
    setView(wanted) {
      remember("tasks", wanted);
      set("view", wanted);
    },
    span,
    days: span ? daysOf(span, day) : [],
    go,
    goToday,
  };
}
