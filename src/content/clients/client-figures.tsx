import { Banknote, FolderKanban, type LucideIcon, UserCheck, Users } from "lucide-react";
import { formatNumber, formatPrice } from "../../kernel/text/format.ts";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import type { ClientSummary } from "./clients.ts";
import { text } from "./clients-admin.text.ts";

const { figures } = text;

/** The four summary cards over all clients; requirement ACLI-01. Undefined until they are counted. */
export function ClientFigures({ figures: sums }: { figures: ClientSummary | undefined }) {
  return (
    <div className="stats">
      <Figure icon={Users} label={figures.total} note={sums && figures.joined(sums.joined)}>
        {sums && formatNumber(sums.total)}
      </Figure>
      <Figure
        icon={UserCheck}
        label={figures.active}
        note={sums && figures.inactive(sums.total - sums.active)}
      >
        {sums && formatNumber(sums.active)}
      </Figure>
      <Figure icon={FolderKanban} label={figures.projects} note={sums && figures.opening(sums.opening)}>
        {sums && formatNumber(sums.projects)}
      </Figure>
      <Figure
        icon={Banknote}
        label={figures.value}
        note={
          sums && figures.average(formatPrice(sums.total === 0 ? 0 : Math.round(sums.value / sums.total)))
        }
        unit={figures.currency}
      >
        {sums && formatNumber(sums.value)}
      </Figure>
    </div>
  );
}

type FigureProps = {
  icon: LucideIcon;
  label: string;
  note: string | undefined;
  unit?: string;
  children: string | undefined;
};

function Figure({ icon, label, note, unit, children }: FigureProps) {
  return (
    <Card as="section" className="stat" aria-label={label}>
      <span>{label}</span>
      <Icon of={icon} />
      {children === undefined ? (
        <b>
          <span className="sk" />
        </b>
      ) : (
        <b className="num">
          {children} {unit && <small>{unit}</small>}
        </b>
      )}
      <small>{note}</small>
    </Card>
  );
}
