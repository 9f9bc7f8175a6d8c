import boxStyles from "../../admin-kit/box.module.css";
import { Box } from "../../admin-kit/box.tsx";
import { formatNumber } from "../../kernel/text/format.ts";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { pageName, analyticsText as text } from "./analytics.text.ts";
import styles from "./analytics-sources.module.css";
import type { Report } from "./schema.ts";
import { namedSources } from "./sources.ts";

const most = 6;

/** The most viewed pages, the sources and the devices of visits, each as bars with figures. */
export function AnalyticsSources({ report: { pages, referrers, devices } }: { report: Report }) {
  return (
    <div className={`${boxStyles.columns} ${boxStyles.even}`}>
      <div className={styles.column}>
        <Bars
          title={text.topPages}
          items={pages
            .slice(0, most)
            .map(({ page, views }) => ({ name: pageName(page), key: page, value: views }))}
        />
        <Bars
          title={text.devices}
          items={devices.map(({ device, visits }) => ({
            name: text.deviceNames[device],
            key: device,
            value: visits,
          }))}
        />
      </div>
      <Bars
        accent
        title={text.sources}
        items={namedSources(referrers).map(({ name, visits }) => ({ name, key: name, value: visits }))}
      />
    </div>
  );
}

type BarsProps = { title: string; items: { name: string; key: string; value: number }[]; accent?: boolean };

function Bars({ title, items, accent }: BarsProps) {
  const highest = Math.max(1, ...items.map(({ value }) => value));
  return (
    <Box title={title}>
      <ol className={accent ? `${styles.bars} ${styles.accent}` : styles.bars}>
        {items.map(({ name, key, value }) => (
          <li key={key}>
            <BidiText as="span" text={name} />
            <b className={typeStyles.digits}>{formatNumber(value)}</b>
            <progress max={highest} value={value} aria-hidden="true" />
          </li>
        ))}
      </ol>
    </Box>
  );
}
