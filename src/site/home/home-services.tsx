import { ServiceCard } from "../../content/services/service-card.tsx";
import { noDelivery, noRevisions } from "../../content/services/service-facts.ts";
import type { ShownService } from "../../content/services/services.ts";
import { Section } from "../parts/section.tsx";
import styles from "./home.module.css";
import type { HomeTexts } from "./home-opening.tsx";

/**
 * Three cards that lead to the services page: built-in ones if the services store failed, and nothing if there are no services.
 * Requirements HOME-02, HOME-03.
 */
export function HomeServices({ texts, services }: { texts: HomeTexts; services: ShownService[] | null }) {
  const cards = services ?? texts.fallbackServices.map(builtIn);
  if (cards.length === 0) return null;
  return (
    <Section title={texts.servicesTitle} more={{ href: "/services", label: texts.servicesLink }}>
      <div className={styles.services}>
        {cards.map((service) => (
          <ServiceCard key={service.id} service={service} href="/services" />
        ))}
      </div>
    </Section>
  );
}

const builtIn = ({ text, ...card }: HomeTexts["fallbackServices"][number]) => ({
  ...card,
  shortDescription: text,
  description: "",
  art: null,
  image: null,
  ...noDelivery,
  ...noRevisions,
});
