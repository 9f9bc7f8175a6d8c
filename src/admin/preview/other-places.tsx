import { onPageText } from "../../content/page-content/editor/on-page/on-page.text.ts";
import type { OtherPlace } from "../../content/page-content/preview/preview-messages.ts";
import styles from "./on-page.module.css";
import { PageMarks } from "./page-marks.tsx";
import { elementOf } from "./page-text-place.ts";

/** Rings the texts at which other people are, with their names; requirement DESK-07. */
export default function OtherPlaces({ others }: { others: readonly OtherPlace[] }) {
  const marks = [...Map.groupBy(others, ({ address }) => address)].map(([address, people]) => ({
    key: address,
    label: people.map(({ name }) => name).join(onPageText.joiner),
    box: () => elementOf(address)?.getBoundingClientRect(),
  }));
  return <PageMarks marks={marks} className={styles.other} />;
}
