import { Eye, Files, Inbox, Smartphone } from "lucide-react";
import { Figure, Figures } from "../../admin-kit/figures/figures.tsx";
import { formatNumber, formatPercent } from "../../kernel/text/format.ts";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import { analyticsText, average } from "./analytics.text.ts";
import type { Device, Report } from "./schema.ts";

const text = analyticsText.figures;

/** The four figures of a period, compared with the period before. */
export function AnalyticsFigures({ report: { total, before, devices } }: { report: Report }) {
  const depth = (counts: Report["total"]) => (counts.visits === 0 ? 0 : counts.views / counts.visits);
  const all = devices.reduce((sum, { visits }) => sum + visits, 0);
  const part = (device: Device) => {
    const visits = devices.find((entry) => entry.device === device)?.visits ?? 0;
    return formatPercent(all === 0 ? 0 : Math.round((visits / all) * 100));
  };
  return (
    <Figures>
      <Figure icon={Eye} label={text.visits} value={<Ltr>{formatNumber(total.visits)}</Ltr>}>
        {analyticsText.change(total.visits, before.visits)}
      </Figure>
      <Figure icon={Files} label={text.depth} value={<Ltr>{average(depth(total))}</Ltr>}>
        <BidiText text={text.depthWas} values={{ before: average(depth(before)) }} />
      </Figure>
      <Figure icon={Inbox} label={text.requests} value={<Ltr>{formatNumber(total.requests)}</Ltr>}>
        {total.requests === 0 && text.noRequests}
        {total.requests > 0 && total.visits > 0 && text.rate(total.visits, total.requests)}
      </Figure>
      <Figure icon={Smartphone} label={text.phones} value={<Ltr>{part("phone")}</Ltr>}>
        <BidiText text={text.others} values={{ desktop: part("desktop"), tablet: part("tablet") }} />
      </Figure>
    </Figures>
  );
}
