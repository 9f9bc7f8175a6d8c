import type { ShownPackage } from "../../content/packages/packages.ts";
import { formatNumber } from "../../kernel/text/format.ts";
import { rhombus } from "../../ui/controls/shapes.ts";
import styles from "./services.module.css";

/** Shorter steps would stand too close together. */
const steps = [10, 50, 100, 500, 1000, 5000, 10_000, 50_000, 100_000];
const longestName = 16;

/** Prices on a line from the right, for the eye alone: the table under it says them. Left out where names would overlap. */
export function PriceRuler({
  offers,
  popular,
}: {
  offers: readonly ShownPackage[];
  popular?: ShownPackage | undefined;
}) {
  const scale = priceScale(offers);
  if (!scale) return null;
  const place = (amount: number) => `${Math.round(1000 * (1 - amount / scale.end)) / 10}%`;
  return (
    <svg className={`${styles.prices} num`} aria-hidden="true">
      <line x1="0" x2="100%" y1="50%" y2="50%" />
      {Array.from({ length: scale.end / scale.step + 1 }, (_, index) => index * scale.step).map((amount) => (
        <line key={amount} x1={place(amount)} x2={place(amount)} y1="45%" y2="55%" />
      ))}
      {offers.map((offer) => (
        <svg key={offer.id} x={place(offer.price ?? 0)} y="50%" overflow="visible" aria-hidden="true">
          <path className={offer === popular ? styles.chosen : undefined} d={rhombus(0, 0, 10)} />
          <text className={styles.figure} y="-26">
            {formatNumber(offer.price ?? 0)}
          </text>
          <text y="30">{offer.title}</text>
        </svg>
      ))}
    </svg>
  );
}

/** Where the line ends and how far its marks are apart; null for prices that cannot stand on one line side by side. */
export function priceScale(offers: readonly Pick<ShownPackage, "title" | "price">[]) {
  const prices = offers.flatMap(({ price }) => price ?? []).sort((one, other) => one - other);
  const most = prices.at(-1) ?? 0;
  const step = steps.find((each) => most / each <= 11);
  if (!step || prices.length < 2 || prices.length < offers.length) return null;
  const end = Math.ceil((most * 1.08) / step) * step;
  const gaps = prices.map((price, index) => price - (prices[index - 1] ?? 0));
  const hasRoom = gaps.every((gap, index) => gap / end >= (index === 0 ? 0.1 : 0.2));
  const areShort = offers.every(({ title }) => title.length <= longestName);
  return hasRoom && areShort ? { end, step } : null;
}
