import { Eye, Files, Inbox, type LucideIcon, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import { formatNumber, formatPercent } from "../../kernel/text/format.ts";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { analyticsText, average } from "./analytics.text.ts";
import type { Device, Report } from "./schema.ts";

const text = analyticsText.figures;

/** The four figures of a period beside those of the one before. */
export function AnalyticsFigures({ report: { total, before, devices } }: { report: Report }) {
  const depth = (counts: Report["total"]) => (counts.visits === 0 ? 0 : counts.views / counts.visits);
  const all = devices.reduce((sum, { visits }) => sum + visits, 0);
  const part = (device: Device) => {
    const visits = devices.find((entry) => entry.device === device)?.visits ?? 0;
    return formatPercent(all === 0 ? 0 : Math.round((visits / all) * 100));
  };
  return (
    <div className="stats">
      <Figure icon={Eye} label={text.visits} value={formatNumber(total.visits)}>
        {analyticsText.change(total.visits, before.visits)}
      </Figure>
      <Figure icon={Files} label={text.depth} value={average(depth(total))}>
        <BidiText text={text.depthWas} values={{ before: average(depth(before)) }} />
      </Figure>
      <Figure icon={Inbox} label={text.requests} value={formatNumber(total.requests)}>
        {total.requests === 0 && text.noRequests}
        {total.requests > 0 && total.visits > 0 && text.rate(total.visits, total.requests)}
      </Figure>
      <Figure icon={Smartphone} label={text.phones} value={part("phone")}>
        <BidiText text={text.others} values={{ desktop: part("desktop"), tablet: part("tablet") }} />
      </Figure>
    </div>
  );
}

type FigureProps = { icon: LucideIcon; label: string; value: string; children: ReactNode };

function Figure({ icon, label, value, children }: FigureProps) {
  return (
    <Card className="stat">
      <span>{label}</span>
      <Icon of={icon} />
      <b className="num">
        <bdi dir="ltr">{value}</bdi>
      </b>
      <small>{children}</small>
    </Card>
  );
}
