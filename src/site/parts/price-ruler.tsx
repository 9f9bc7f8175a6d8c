import type { ShownPackage } from "../../content/packages/packages.ts";
import { formatNumber } from "../../kernel/text/format.ts";
import { rhombus } from "../../ui/controls/shapes.ts";
import typeStyles from "../../ui/styles/type.module.css";
import styles from "./price-ruler.module.css";

/** The possible distances between marks, in riyals. */
const steps = [10, 50, 100, 500, 1000, 5000, 10_000, 50_000, 100_000];
const longestName = 16;

export type PricedOffer = Pick<ShownPackage, "id" | "title" | "price">;

type PriceRulerProps = {
  offers: readonly PricedOffer[];
  /** The highlighted offer. */
  chosen: PricedOffer | undefined;
};

/** Prices on a line from the right, hidden from screen readers, because the text has them. Left out if names would overlap. */
export function PriceRuler({ offers, chosen }: PriceRulerProps) {
  const scale = priceScale(offers);
  if (!scale) return null;
  const place = (amount: number) => `${Math.round(1000 * (1 - amount / scale.end)) / 10}%`;
  return (
    <div className={styles.room}>
      <svg className={`${styles.ruler} ${typeStyles.digits}`} aria-hidden="true">
        <line x1="0" x2="100%" y1="50%" y2="50%" />
        {Array.from({ length: scale.end / scale.step + 1 }, (_, index) => index * scale.step).map(
          (amount) => (
            <line key={amount} x1={place(amount)} x2={place(amount)} y1="45%" y2="55%" />
          ),
        )}
        {offers.map((offer) => (
          <svg key={offer.id} x={place(offer.price ?? 0)} y="50%" overflow="visible" aria-hidden="true">
            <path className={offer === chosen ? styles.chosen : undefined} d={rhombus(0, 0, 10)} />
            <text className={styles.figure} y="-26">
              {formatNumber(offer.price ?? 0)}
            </text>
            <text y="30">{offer.title}</text>
          </svg>
        ))}
      </svg>
    </div>
  );
}

/** The end of the line and the distance of its marks; null for prices that cannot be shown on one line. */
export function priceScale(offers: readonly Pick<PricedOffer, "title" | "price">[]) {
  const prices = offers.flatMap(({ price }) => price ?? []).sort((one, other) => one - other);
  const most = prices.at(-1) ?? 0;
  const step = steps.find((each) => most / each <= 11);
  if (!step || prices.length < 2 || prices.length < offers.length) return null;
  const end = Math.ceil((most * 1.08) / step) * step;
  const [first = 0, ...others] = prices.map((price, index) => price - (prices[index - 1] ?? 0));
  const hasRoom = first / end >= 0.1 && others.every((gap) => gap / end >= 0.2);
  const areShort = offers.every(({ title }) => title.length <= longestName);
  return hasRoom && areShort ? { end, step } : null;
}
