import boxStyles from "../../../admin-kit/box.module.css";
import { Box } from "../../../admin-kit/box.tsx";
import { formatPercent } from "../../../kernel/text/format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { BidiText } from "../../../ui/text/bidi-text.tsx";
import { serviceName, sourceName } from "../requests/names.ts";
import { reasonName } from "./group-names.ts";
import { reportText } from "./report.text.ts";
import { type Group, rateOf, type SalesReport } from "./report.ts";
import { riyals } from "./riyals.tsx";
import { daysOf, rowsOf } from "./rows-address.ts";
import { RowsLink } from "./rows-link.tsx";

const { groups: text, reasons: reasonText } = reportText;

/** What arrived and ended by source, person, service and package, and why requests were lost. Requirement SALES-01. */
export function ReportGroups({ report }: { report: SalesReport }) {
  const { sources, people, services, packages, isCut } = report;
  const days = daysOf(report.period);
  const pair = `${boxStyles.columns} ${boxStyles.even}`;
  return (
    <>
      <div className={pair}>
        <Groups what="sources" filter="source" days={days} groups={named(sources, sourceName)} />
        <Groups what="people" filter="assignee" days={days} groups={people} />
      </div>
      <Groups
        what="services"
        filter="service"
        days={days}
        groups={named(services, serviceName)}
        note={isCut.services ? `${text.servicesNote} ${text.cut}` : text.servicesNote}
      />
      <div className={pair}>
        <Groups
          what="packages"
          filter="package"
          days={days}
          groups={named(packages, (key) => key)}
          note={isCut.packages ? text.cut : ""}
        />
        <Reasons reasons={report.reasons} days={days} />
      </div>
    </>
  );
}

type Named = Group & { name: string };
const named = (groups: readonly Group[], nameOf: (key: string) => string): Named[] =>
  groups.map((group) => ({ ...group, name: nameOf(group.key) }));

type GroupsProps = {
  what: keyof typeof text.firstHeads;
  /** The filter of the desk that keeps one group. */
  filter: "source" | "assignee" | "service" | "package";
  days: string;
  groups: readonly Named[];
  note?: string;
};

function Groups({ what, filter, days, groups, note = "" }: GroupsProps) {
  const heads = [text.firstHeads[what], ...text.heads.slice(1)];
  return (
    <Box title={text[what]} lead={groups.length === 0 ? text.none : note}>
      {groups.length > 0 && (
        <DataTable label={text[what]} heads={heads}>
          {groups.map((group) => (
            <Row key={group.key} group={group} filter={filter} days={days} heads={heads} />
          ))}
        </DataTable>
      )}
    </Box>
  );
}

type RowProps = Pick<GroupsProps, "filter" | "days"> & { group: Named; heads: readonly string[] };

function Row({ group, filter, days, heads }: RowProps) {
  const { key, name, arrived, won, wonWorth, lost } = group;
  const rate = rateOf(group);
  const ended = (status: "won" | "lost") => rowsOf({ [filter]: key, status, closed: days });
  return (
    <tr>
      <th scope="row">
        <BidiText text={name} />
      </th>
      <td>
        <RowsLink
          to={rowsOf({ [filter]: key, arrived: days })}
          name={name}
          column={heads[1]}
          count={arrived}
        />
      </td>
      <td>
        <RowsLink to={ended("won")} name={name} column={heads[2]} count={won} />
      </td>
      <td>{riyals(wonWorth)}</td>
      <td>
        <RowsLink to={ended("lost")} name={name} column={heads[4]} count={lost} />
      </td>
      <td>{rate === null ? "-" : formatPercent(rate)}</td>
    </tr>
  );
}

function Reasons({ reasons, days }: Pick<SalesReport, "reasons"> & { days: string }) {
  return (
    <Box title={reasonText.title} lead={reasons.length === 0 ? reasonText.none : undefined}>
      {reasons.length > 0 && (
        <DataTable label={reasonText.title} heads={reasonText.heads}>
          {reasons.map(({ key, lost, lostWorth }) => (
            <tr key={key}>
              <th scope="row">{reasonName(key)}</th>
              <td>
                <RowsLink
                  to={rowsOf({ reason: key, status: "lost", closed: days })}
                  name={reasonName(key)}
                  column={reasonText.heads[1]}
                  count={lost}
                />
              </td>
              <td>{riyals(lostWorth)}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </Box>
  );
}
