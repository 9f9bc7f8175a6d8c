import { counted } from "../../kernel/text/format.text.ts";
import { countOf } from "../../kernel/text/format.ts";
import typeStyles from "../../ui/styles/type.module.css";
import { HeroFigure } from "../parts/hero-figure.tsx";
import { aboutText } from "../parts/pages.text.ts";
import styles from "./delivered-years.module.css";

const mostMarks = 12;
const mostYears = 12;

type DeliveredYearsProps = {
  /** The years in which projects were finished, ascending, with the number of projects. */
  delivered: readonly { year: number; total: number }[];
  /** The year in which the agency began. */
  since: number;
};

/** The years on a line, with a mark for each delivered project above its year; nothing until there is a project; SITE-03. */
export function DeliveredYears({ delivered, since }: DeliveredYearsProps) {
  const last = delivered.at(-1)?.year;
  if (last === undefined) return null;
  const first = Math.max(Math.min(since, delivered[0]?.year ?? since), last - mostYears + 1);
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <HeroFigure title={aboutText.delivered}>
      <dl className={styles.line}>
        {years.map((year) => {
          const total = delivered.find((one) => one.year === year)?.total ?? 0;
          return (
            <div key={year} data-delivered={total}>
              <dt className={typeStyles.digits}>{year}</dt>
              <dd>
                <span className={typeStyles.unseen}>
                  {total === 0 ? aboutText.noneDelivered : countOf(counted.project, total)}
                </span>
                {total > 0 && <Marks count={Math.min(total, mostMarks)} />}
              </dd>
            </div>
          );
        })}
      </dl>
    </HeroFigure>
  );
}

/** Diamonds, one above the other; at least one, because WebKit gives a drawing without height the height of its default box. */
function Marks({ count }: { count: number }) {
  const points = Array.from({ length: count }, (_, index) => `M7 ${index * 14}l7 7-7 7-7-7z`);
  return (
    <svg className={styles.marks} viewBox={`0 0 14 ${count * 14}`} height={count * 14} aria-hidden="true">
      <path d={points.join("")} />
    </svg>
  );
}
