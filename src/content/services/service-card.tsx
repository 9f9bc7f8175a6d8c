import { ArrowLeft, Clock, Plus } from "lucide-react";
import { named } from "../../kernel/resource/named-record.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import styles from "./service-card.module.css";
import { ServiceDrawing } from "./service-drawing.tsx";
import { deliveryText } from "./service-facts.ts";
import { iconOf } from "./service-icons.tsx";
import type { ServiceFacts, ShownService } from "./services.ts";

/** The fields that a card shows. The built-in services of the home page have only these, and may have any icon. */
type CardService = Pick<
  ShownService,
  "title" | "shortDescription" | "description" | "art" | "image" | keyof ServiceFacts
> & {
  id: number | string;
  icon: string;
};
type ServiceCardProps = {
  service: CardService;
  /** The link of the card; without it the title opens the service's sheet on the same page. */
  href?: string;
};

/** The id of a service's sheet, for the `popoverTarget` of buttons. */
export const sheetOf = ({ id }: Pick<CardService, "id">) => `service-${id}`;

/** The card of a service. Requirements SVC-01, HOME-02, SITE-03. */
export function ServiceCard({ service, href }: ServiceCardProps) {
  const delivery = deliveryText(service);
  const title = <BidiText text={service.title} />;
  return (
    <article className={href ? `${styles.card} ${styles.leading}` : styles.card} data-service={service.id}>
      <div className={styles.cover}>
        <ServicePicture service={service} sizes="(max-width: 639px) 92px, (max-width: 960px) 124px, 300px" />
      </div>
      <div className={styles.words}>
        <h3 className={typeStyles.subheading}>
          {href ? (
            <a href={href}>{title}</a>
          ) : (
            <button type="button" popoverTarget={sheetOf(service)}>
              {title}
            </button>
          )}
        </h3>
        <BidiText as="p" text={service.shortDescription || service.description} />
        <div className={styles.foot}>
          {delivery && (
            <span>
              <Icon of={Clock} />
              <BidiText text={delivery} />
            </span>
          )}
          <Icon of={href ? ArrowLeft : Plus} />
        </div>
      </div>
    </article>
  );
}

/** The picture of a service, else its drawing, else its icon. */
export function ServicePicture({ service, sizes }: { service: CardService; sizes: string }) {
  if (service.image)
    return <Picture path={service.image} beside={service.title} sizes={sizes} {...named(service, "image")} />;
  if (service.art) return <ServiceDrawing art={service.art} />;
  return (
    <span data-icon-alone="">
      <Icon of={iconOf(service)} />
    </span>
  );
}
