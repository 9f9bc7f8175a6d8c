import { Banknote, Handshake, MessageCircleReply, Percent } from "lucide-react";
import { Link } from "react-router";
import { Figure, Figures } from "../../../admin-kit/figures/figures.tsx";
import { currencyOf, formatNumber, formatPercent, formatPrice } from "../../../kernel/text/format.ts";
import { BidiText } from "../../../ui/text/bidi-text.tsx";
import { Ltr } from "../../../ui/text/ltr.tsx";
import { durationInWords } from "./durations.ts";
import { reportText } from "./report.text.ts";
import { rateOf, type SalesReport, type Timed } from "./report.ts";
import { daysOf, rowsOf } from "./rows-address.ts";

const text = reportText.figures;

/** The four figures of a period beside those of the period before; each leads to its requests. Requirement SALES-01. */
export function ReportFigures({ report }: { report: SalesReport }) {
  const { period, now, past, target, answers, agreements } = report;
  const days = daysOf(period);
  const rate = rateOf(now);
  const won = rowsOf({ status: "won", closed: days });
  return (
    <Figures>
      <Figure
        icon={Banknote}
        label={text.won}
        value={
          <Link to={won}>
            <Ltr>{formatNumber(now.wonWorth / 100)}</Ltr>
          </Link>
        }
        unit={currencyOf(now.wonWorth / 100)}
      >
        {reportText.change(now.wonWorth, past.wonWorth)}
        {target !== null && target > 0 && (
          <>
            <br />
            <BidiText
              text={text.ofTarget(
                formatPercent(Math.round((now.wonWorth / target) * 100)),
                formatPrice(target / 100),
              )}
            />
          </>
        )}
      </Figure>
      <Figure
        icon={Percent}
        label={text.rate}
        value={rate === null ? "-" : <Link to={rowsOf({ closed: days })}>{formatPercent(rate)}</Link>}
      >
        {rate === null ? (
          text.noRate
        ) : (
          <BidiText text={text.rateOf(formatNumber(now.won), formatNumber(now.won + now.lost))} />
        )}
        <Before words={text.rateBefore} value={rateInWords(past)} />
      </Figure>
      <Figure
        icon={MessageCircleReply}
        label={text.answer}
        value={<Took timed={answers.now} to={rowsOf({ arrived: days, source: "site", answered: "1" })} />}
      >
        {timedOf(answers.now)}
        <Before words={text.tookBefore} value={tookInWords(answers.past)} />
      </Figure>
      <Figure icon={Handshake} label={text.agreement} value={<Took timed={agreements.now} to={won} />}>
        {timedOf(agreements.now)}
        <Before words={text.tookBefore} value={tookInWords(agreements.past)} />
      </Figure>
    </Figures>
  );
}

const rateInWords = (counted: SalesReport["past"]) => {
  const rate = rateOf(counted);
  return rate === null ? null : formatPercent(rate);
};

const tookInWords = ({ median }: Timed) => (median === null ? null : durationInWords(median));
const timedOf = ({ count }: Timed) => text.timed(formatNumber(count));

function Took({ timed, to }: { timed: Timed; to: string }) {
  const words = tookInWords(timed);
  return words === null ? "-" : <Link to={to}>{words}</Link>;
}

type BeforeProps = { words(value: string): string; value: string | null };

/** What a figure was in the period before; nothing if there was none. */
function Before({ words, value }: BeforeProps) {
  return (
    value !== null && (
      <>
        <br />
        <BidiText text={words(value)} />
      </>
    )
  );
}
