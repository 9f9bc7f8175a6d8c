import { ArrowLeft, X } from "lucide-react";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { DotLines } from "../../ui/text/dot-lines.tsx";
import { FactRows } from "../../ui/text/facts.tsx";
import styles from "./service-card.module.css";
import { ServicePicture, sheetOf } from "./service-card.tsx";
import { deliveryText, featuresOf, revisionsText } from "./service-facts.ts";
import { serviceText } from "./services.text.ts";
import type { ShownService } from "./services.ts";

/** A sheet with all of a service; on phones it rises from the bottom. It is part of the first HTML and opens without script. */
export function ServiceSheet({
  service,
  quote,
}: {
  service: ShownService;
  quote: { label: string; href: string };
}) {
  const [delivery, revisions] = [deliveryText(service), revisionsText(service)];
  const id = sheetOf(service);
  return (
    <div className={styles.sheet} id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`}>
      <button
        type="button"
        className={`${buttonStyles.iconButton} ${styles.close}`}
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={serviceText.close}
      >
        <Icon of={X} />
      </button>
      <div className={styles.inside}>
        <div className={styles.side}>
          <ServicePicture service={service} sizes="(max-width: 639px) 110px, 202px" />
          <dl>
            <FactRows
              facts={[
                [serviceText.delivery, delivery],
                [serviceText.revisions, revisions],
              ]}
            />
          </dl>
        </div>
        <div className={styles.told}>
          <h2 id={`${id}-title`}>
            <BidiText text={service.title} />
          </h2>
          <BidiText as="p" text={service.description || service.shortDescription} />
          <div className={styles.lists}>
            <Lines title={serviceText.features} lines={featuresOf(service)} />
            <Lines title={serviceText.benefits} lines={service.benefits} />
          </div>
          <a className={buttonStyles.button} href={quote.href}>
            {quote.label} <Icon of={ArrowLeft} className={buttonStyles.forward} />
          </a>
        </div>
      </div>
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  if (lines.every((line) => line.trim() === "")) return null;
  return (
    <div>
      <h3>{title}</h3>
      <DotLines lines={lines} />
    </div>
  );
}
