import { Bookmark, CircleDot } from "lucide-react";
import type { ListAddressControl } from "../../../admin-kit/list/use-list-address.ts";
import { formatNumber, formatPrice, relativeTime } from "../../../kernel/text/format.ts";
import type { BadgeTone } from "../../../ui/badge.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { deskText as text } from "../desk.text.ts";
import { type DeskFigures, type RequestKind, type RequestStatus, requestStatuses } from "../requests.ts";
import { statusNames } from "./quote-requests.text.ts";

export const statusTones: Record<RequestStatus, BadgeTone> = {
  new: "accent",
  contacted: "info",
  quoted: "warn",
  won: "success",
  lost: "neutral",
};

export const filterNames = ["status", "assignee", "unread", "waiting", "due", "days"] as const;
export type DeskFilter = (typeof filterNames)[number];
type StagesProps = {
  kind: RequestKind;
  figures: DeskFigures | undefined;
  address: ListAddressControl<DeskFilter>;
};

/** How many stand at each stage; a stage filters the list, and takes the filter away again. */
export function Stages({ kind, figures, address }: StagesProps) {
  return (
    <ol className="pipe" aria-label={text[kind].stages}>
      {requestStatuses.map((status) => {
        const isChosen = address.filters.status === status;
        return (
          <li key={status}>
            <button
              type="button"
              className={statusTones[status]}
              aria-pressed={isChosen}
              onClick={() => address.setFilter("status", isChosen ? "" : status)}
            >
              <span>{statusNames[status]}</span>
              <b className="num">{figures ? formatNumber(figures.statuses[status]) : <i className="sk" />}</b>
              <small>{figures && noteOf(status, figures)}</small>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function noteOf(status: RequestStatus, { today, oldestContacted, quotedValue, wonValue }: DeskFigures) {
  const notes = text.stageNotes;
  if (status === "new") return notes.today(today);
  if (status === "contacted")
    return oldestContacted && notes.oldest(relativeTime(oldestContacted, new Date()));
  if (status === "quoted") return quotedValue > 0 && notes.worth(formatPrice(quotedValue / 100));
  return status === "won" && wonValue > 0 && notes.worth(formatPrice(wonValue / 100));
}

/** Filters that are wanted every day, each with its count. */
export function SavedFilters({ figures, address }: Omit<StagesProps, "kind">) {
  const { filters } = address;
  const all = figures && Object.values(figures.statuses).reduce((sum, count) => sum + count, 0);
  const toggle = (name: DeskFilter, value: string) =>
    address.setFilter(name, filters[name] === value ? "" : value);
  const chips = [
    { key: "unread", icon: CircleDot, name: "unread", value: "1" },
    { key: "mine", icon: Bookmark, name: "assignee", value: "me" },
    { key: "waiting", icon: Bookmark, name: "waiting", value: "1" },
    { key: "due", icon: Bookmark, name: "due", value: "1" },
  ] as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row
    <div className="chips sm" role="group" aria-label={text.saved}>
      <button type="button" className="chip" aria-pressed={!address.isFiltered} onClick={address.clear}>
        {text.chips.all} <span className="num">{all === undefined ? "" : formatNumber(all)}</span>
      </button>
      {chips.map(({ key, icon, name, value }) => (
        <button
          key={key}
          type="button"
          className="chip"
          aria-pressed={filters[name] === value}
          onClick={() => toggle(name, value)}
        >
          <Icon of={icon} />
          {text.chips[key]} <span className="num">{figures ? formatNumber(figures[key]) : ""}</span>
        </button>
      ))}
    </div>
  );
}
