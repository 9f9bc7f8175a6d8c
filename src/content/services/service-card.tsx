import { ArrowLeft, Clock, Plus } from "lucide-react";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import styles from "./service-card.module.css";
import { ServiceDrawing } from "./service-drawing.tsx";
import { serviceFacts } from "./service-facts.ts";
import { iconOf } from "./service-icons.tsx";
import type { ShownService } from "./services.ts";

/** What a card shows; the built-in services of the home page have no more, and any icon. */
type CardService = Pick<
  ShownService,
  "title" | "shortDescription" | "description" | "art" | "image" | "features"
> & {
  id: number | string;
  icon: string;
};
type ServiceCardProps = {
  service: CardService;
  /** Where the card leads; without it its title opens the sheet of the service on the same page. */
  href?: string;
};

/** The sheet that tells all of a service; buttons name it in `popoverTarget`. */
export const sheetOf = ({ id }: Pick<CardService, "id">) => `service-${id}`;

/** One service among others. Requirements SVC-01, HOME-02, SITE-03. */
export function ServiceCard({ service, href }: ServiceCardProps) {
  const { delivery } = serviceFacts(service);
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

/** The picture of a service, its drawing, or its icon where it has neither. */
export function ServicePicture({ service, sizes }: { service: CardService; sizes: string }) {
  if (service.image) return <Picture path={service.image} beside={service.title} sizes={sizes} />;
  if (service.art) return <ServiceDrawing art={service.art} />;
  return (
    <span data-icon-alone="">
      <Icon of={iconOf(service)} />
    </span>
  );
}
