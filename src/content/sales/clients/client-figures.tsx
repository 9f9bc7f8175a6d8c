import { Banknote, FolderKanban, UserCheck, Users } from "lucide-react";
import { Figure, Figures } from "../../../admin-kit/figures/figures.tsx";
import { formatNumber, formatPrice } from "../../../kernel/text/format.ts";
import type { ClientSummary } from "./clients.ts";
import { text } from "./clients-admin.text.ts";

const { figures } = text;

/** The four summary cards over all clients; requirement ACLI-01. `figures` is undefined while loading. */
export function ClientFigures({ figures: sums }: { figures: ClientSummary | undefined }) {
  return (
    <Figures>
      <Figure icon={Users} label={figures.total} value={sums && formatNumber(sums.total)}>
        {sums && figures.joined(sums.joined)}
      </Figure>
      <Figure icon={UserCheck} label={figures.active} value={sums && formatNumber(sums.active)}>
        {sums && figures.inactive(sums.total - sums.active)}
      </Figure>
      <Figure icon={FolderKanban} label={figures.projects} value={sums && formatNumber(sums.projects)}>
        {sums && figures.opening(sums.opening)}
      </Figure>
      <Figure
        icon={Banknote}
        label={figures.value}
        value={sums && formatNumber(sums.value)}
        unit={figures.currency}
      >
        {sums && figures.average(formatPrice(sums.total === 0 ? 0 : Math.round(sums.value / sums.total)))}
      </Figure>
    </Figures>
  );
}
