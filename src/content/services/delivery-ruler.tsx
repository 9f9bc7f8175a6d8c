import { rhombus } from "../../ui/controls/shapes.ts";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import styles from "./delivery-ruler.module.css";
import { sheetOf } from "./service-card.tsx";
import { type DeliveryTime, deliveryText, deliveryTime } from "./service-facts.ts";
import { serviceText } from "./services.text.ts";
import type { ShownService } from "./services.ts";

const { ruler: words } = serviceText;
const kinds = ["delivery", "start", "now"] as const;
const marks = { delivery: styles.delivery, start: styles.start, now: styles.once };
/** More rows would push the page's first section off the screen. */
const mostRows = 8;

/**
 * The delivery times of services as bars under a scale of days from the right, soonest first: the scale has a dot for each day,
 * which beside a text would be read as one of its letters. A time without days is
 * shown as text. Each row opens the service's sheet. Requirements SVC-01, SITE-03.
 */
export function DeliveryRuler({ services }: { services: readonly ShownService[] }) {
  const rows = rulerRows(services);
  const times = rows.flatMap(({ time }) => time ?? []);
  if (times.length === 0) return null;
  const days = lastDay(times);
  return (
    <section className={styles.ruler} aria-label={words.title}>
      <p className={`${styles.ends} ${typeStyles.digits}`} aria-hidden="true">
        <span>{words.first}</span>
        <span>{words.last.replace("{day}", String(days))}</span>
      </p>
      <svg className={styles.axis} aria-hidden="true">
        <line x1="100%" x2="0" y1="50%" y2="50%" pathLength={days} />
      </svg>
      {rows.map(({ service, text, time }) => (
        <button key={service.id} type="button" className={styles.line} popoverTarget={sheetOf(service)}>
          <BidiText as="span" text={service.title} />
          <span className={typeStyles.unseen}>{text}</span>
          <Track text={text} time={time} days={days} />
        </button>
      ))}
      <p className={styles.legend}>
        {kinds
          .filter((kind) => times.some((time) => time.kind === kind))
          .map((kind) => (
            <span key={kind}>
              <i className={`${typeStyles.diamond} ${marks[kind]}`} />
              {words.kinds[kind]}
            </span>
          ))}
      </p>
    </section>
  );
}

/** The services with a delivery time, soonest first; those whose time is only words last. */
function rulerRows(services: readonly ShownService[]) {
  const last = Number.POSITIVE_INFINITY;
  return services
    .flatMap((service) => {
      const text = deliveryText(service);
      return text ? [{ service, text, time: deliveryTime(service) }] : [];
    })
    .slice(0, mostRows)
    .sort((one, other) => (one.time?.to ?? last) - (other.time?.to ?? last));
}

/** The last day of the scale, which ends with a whole week. */
function lastDay(times: readonly DeliveryTime[]) {
  return Math.max(7, Math.ceil(Math.max(...times.map(({ to }) => to)) / 7) * 7);
}

type TrackProps = { text: string; time: DeliveryTime | null; days: number };

/** The bar of one service. Days run from the right, so a position is measured from the other side. */
function Track({ text, time, days }: TrackProps) {
  const place = (day: number) => `${Math.round(1000 * (1 - day / days)) / 10}%`;
  if (!time)
    return (
      <svg className={styles.track} aria-hidden="true">
        <text x="100%" y="50%">
          {text}
        </text>
      </svg>
    );
  const { kind, from, to } = time;
  // The text follows the bar; near the last day there is no room for it, so it comes before the bar.
  const isBefore = to > days * 0.6 && from > days * 0.4;
  return (
    <svg className={styles.track} aria-hidden="true">
      <g className={marks[kind]}>
        <line x1={place(from)} x2={place(to)} y1="50%" y2="50%" />
        {[from, to].map((day, index) => (
          <svg key={index === 0 ? "from" : "to"} x={place(day)} y="50%" overflow="visible" aria-hidden="true">
            <path d={rhombus(0, 0, 5)} />
          </svg>
        ))}
      </g>
      <text
        x={place(isBefore ? from : to)}
        y="50%"
        dx={isBefore ? 12 : -12}
        textAnchor={isBefore ? "end" : "start"}
      >
        {text}
      </text>
    </svg>
  );
}
