import { ListFilter } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from "react-aria-components";
import { text as kitText } from "../../../../admin-kit/admin-kit.text.ts";
import { lazyPart } from "../../../../admin-kit/lazy-part.ts";
import { Choice } from "../../../../admin-kit/list/list-toolbar.tsx";
import type { ListAddressControl } from "../../../../admin-kit/list/use-list-address.ts";
import menuStyles from "../../../../admin-kit/menu/menu.module.css";
import { formatNumber } from "../../../../kernel/text/format.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import buttonStyles from "../../../../ui/controls/buttons.module.css";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { tagsText } from "../../tags/tags.text.ts";
import type { UsedTag } from "../../tags/tags.ts";
import { tagOptions } from "../../tags/tags-field.tsx";
import { requestScreen } from "../addresses.ts";
import { deskText as text } from "../desk.text.ts";
import type { DeskFigures } from "../figures/desk-figures.ts";
import type { Assignee, RequestKind } from "../requests.ts";
import styles from "./filters.module.css";
import { reportedFilters } from "./reported-filters.ts";

const SavedViewsList = lazyPart(() => import("../../saved-views/saved-views-list.tsx"));

const conditions = ["assignee", "unread", "waiting", "due", "days", "tag"] as const;
export const filterNames = ["status", "stage", ...conditions, ...reportedFilters] as const;
export type DeskFilter = (typeof filterNames)[number];

type FiltersProps = {
  kind: RequestKind;
  /** The tags in use. */
  tags: readonly UsedTag[];
  figures: DeskFigures | undefined;
  assignees: readonly Assignee[];
  address: ListAddressControl<DeskFilter>;
  /** Actions on the whole list: the file and the trash. */
  children: ReactNode;
};

/** The filters, behind one button that shows how many are active. DESK-01, AREQ-02 */
export function Filters(props: FiltersProps) {
  const { address } = props;
  const active = conditions.filter((name) => address.filters[name] !== "").length;
  return (
    <DialogTrigger>
      <AriaButton
        className={`${buttonStyles.button} ${buttonStyles.outlined} ${buttonStyles.small} ${styles.opener}`}
        data-end-bar
      >
        <Icon of={ListFilter} />
        {text.filter}
        {active > 0 && (
          <b className={typeStyles.digits}>
            <span className={typeStyles.unseen}>{text.activeFilters}</span> {formatNumber(active)}
          </b>
        )}
      </AriaButton>
      <Popover className={`${menuStyles.popover} ${styles.panel}`} placement="bottom end" offset={6}>
        <Dialog aria-label={text.filter}>{({ close }) => <Panel {...props} onChosen={close} />}</Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** The everyday filters first, then those that the team has kept. */
function Panel({
  kind,
  figures,
  address,
  children,
  onChosen,
  ...choices
}: FiltersProps & { onChosen(): void }) {
  const screen = requestScreen(kind);
  const toggle = (name: DeskFilter, value: string) =>
    address.setFilter(name, address.filters[name] === value ? "" : value);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a column */}
      <div className={styles.saved} role="group" aria-label={text.saved}>
        {saved.map(({ key, name, value }) => (
          <button
            key={key}
            type="button"
            aria-pressed={address.filters[name] === value}
            onClick={() => toggle(name, value)}
          >
            {text.chips[key]}{" "}
            <span className={typeStyles.digits}>{figures && formatNumber(figures[key])}</span>
          </button>
        ))}
      </div>
      <div className={styles.kept}>
        <Suspense>
          <SavedViewsList list={screen} screen={`/admin/${screen}`} onChosen={onChosen} />
        </Suspense>
      </div>
      <Choices address={address} {...choices} />
      <div className={styles.more}>{children}</div>
    </>
  );
}

function Choices({ address, assignees, tags }: Pick<FiltersProps, "address" | "assignees" | "tags">) {
  return (
    <div className={styles.choices}>
      <Choice
        label={text.assignee}
        options={assigneeChoices(assignees)}
        value={address.filters.assignee}
        onChange={(value) => address.setFilter("assignee", value)}
      />
      <Choice
        label={text.period}
        options={periods}
        value={address.filters.days}
        onChange={(value) => address.setFilter("days", value)}
      />
      {(tags.length > 0 || address.filters.tag !== "") && (
        <Choice
          label={tagsText.filter.label}
          options={tagOptions(tags, address.filters.tag)}
          value={address.filters.tag}
          onChange={(value) => address.setFilter("tag", value)}
        />
      )}
      {address.isFiltered && (
        <Button variant="ghost" small onClick={address.clear}>
          {kitText.clearFilters}
        </Button>
      )}
    </div>
  );
}

const saved = [
  { key: "unread", name: "unread", value: "1" },
  { key: "mine", name: "assignee", value: "me" },
  { key: "waiting", name: "waiting", value: "1" },
  { key: "due", name: "due", value: "1" },
] as const;

// Numeric keys of an object always come first, so the option for all periods is placed before them here.
const { "": always, ...spans } = text.periods;
const periods = [
  { value: "", label: always },
  ...Object.entries(spans).map(([value, label]) => ({ value, label })),
];

function assigneeChoices(assignees: readonly Assignee[]) {
  return [
    { value: "", label: text.allAssignees },
    { value: "me", label: text.chips.mine },
    { value: "none", label: text.unassigned },
    ...assignees.map((assignee) => ({ value: String(assignee.id), label: text.assigneeName(assignee) })),
  ];
}
