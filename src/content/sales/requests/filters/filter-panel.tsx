import { Trash2 } from "lucide-react";
import { text as kitText } from "../../../../admin-kit/admin-kit.text.ts";
import { CsvButtons } from "../../../../admin-kit/csv/csv-buttons.tsx";
import { Choice } from "../../../../admin-kit/list/list-toolbar.tsx";
import type { ListAddressControl } from "../../../../admin-kit/list/use-list-address.ts";
import { formatNumber } from "../../../../kernel/text/format.ts";
import { Button, LinkButton } from "../../../../ui/controls/button.tsx";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import SavedViewsList from "../../saved-views/saved-views-list.tsx";
import { tagOptions } from "../../tags/tag-options.ts";
import { tagsText } from "../../tags/tags.text.ts";
import type { UsedTag } from "../../tags/tags.ts";
import { requestScreen } from "../addresses.ts";
import { deskText as text } from "../desk.text.ts";
import type { DeskFigures } from "../figures/desk-figures.ts";
import type { Assignee, RequestKind } from "../requests.ts";
import type { DeskFilter } from "./filter-names.ts";
import styles from "./filters.module.css";

export type PanelProps = {
  kind: RequestKind;
  /** The tags in use. */
  tags: readonly UsedTag[];
  figures: DeskFigures | undefined;
  assignees: readonly Assignee[];
  address: ListAddressControl<DeskFilter>;
  /** The query of the list, for its file. */
  asked: Record<string, string>;
  /** The address of the trash. */
  toTrash: string;
  /** Called when one of the kept views was chosen. */
  onChosen(): void;
};

/** The everyday filters first, then those that the team has kept. */
export default function FilterPanel({
  kind,
  figures,
  address,
  asked,
  toTrash,
  onChosen,
  ...choices
}: PanelProps) {
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
        <SavedViewsList list={requestScreen(kind)} onChosen={onChosen} />
      </div>
      <Choices address={address} {...choices} />
      <div className={styles.more}>
        <CsvButtons path="/api/project-requests" query={{ ...asked, kind }} />
        <LinkButton variant="line" small to={toTrash}>
          <Icon of={Trash2} />
          {kitText.trash.open}
        </LinkButton>
      </div>
    </>
  );
}

function Choices({ address, assignees, tags }: Pick<PanelProps, "address" | "assignees" | "tags">) {
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
