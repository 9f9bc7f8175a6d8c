import { ArrowLeft, Clock } from "lucide-react";
import { serviceFacts } from "../../content/services/service-facts.ts";
import type { ShownService } from "../../content/services/services.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { ServiceDrawing } from "../art/service-drawing.tsx";
import { Section } from "../parts/section.tsx";
import styles from "./home.module.css";
import type { HomeTexts } from "./home-opening.tsx";

/** Three cards that lead to the services page; the built-in three when the services store failed; requirements HOME-02, HOME-03. */
export function HomeServices({ texts, services }: { texts: HomeTexts; services: ShownService[] | null }) {
  const cards: Card[] = services ? services.map(cardOf) : texts.fallbackServices.map(builtInCard);
  return (
    <Section title={texts.servicesTitle} more={{ href: "/services", label: texts.servicesLink }}>
      <div className={styles.services}>
        {cards.map((card) => (
          <ServiceLink key={card.id} card={card} />
        ))}
      </div>
    </Section>
  );
}

type Card = {
  id: string | number;
  title: string;
  text: string;
  icon: string;
  image: string | null;
  delivery: string | undefined;
};

const cardOf = (service: ShownService): Card => ({
  id: service.id,
  title: service.title,
  text: service.shortDescription || service.description,
  icon: service.icon,
  image: service.image,
  delivery: serviceFacts(service).delivery,
});

const builtInCard = (item: HomeTexts["fallbackServices"][number]): Card => ({
  ...item,
  image: null,
  delivery: undefined,
});

function ServiceLink({ card }: { card: Card }) {
  return (
    <article className={styles.service}>
      <div className={styles.drawing}>
        {card.image ? (
          <Picture path={card.image} alt="" sizes="(max-width: 639px) 92px, 33vw" />
        ) : (
          <ServiceDrawing icon={card.icon} />
        )}
      </div>
      <div>
        <h3 className="h3">
          <a href="/services">
            <BidiText text={card.title} />
          </a>
        </h3>
        <BidiText as="p" text={card.text} />
        <div className={styles.foot}>
          {card.delivery && (
            <span>
              <Icon of={Clock} />
              {card.delivery}
            </span>
          )}
          <Icon of={ArrowLeft} className={styles.arrow} />
        </div>
      </div>
    </article>
  );
}
