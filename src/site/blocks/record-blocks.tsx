import { ArrowLeft } from "lucide-react";
import { mostPopular } from "../../content/packages/most-popular.ts";
import { PackageOffers } from "../../content/packages/package-table.tsx";
import { ProjectCard } from "../../content/projects/project-card.tsx";
import { ServiceCard } from "../../content/services/service-card.tsx";
import { reviewText } from "../../content/testimonials/testimonials.text.ts";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Person } from "../../ui/pictures/person.tsx";
import { chooseQuote } from "../home/home-choices.ts";
import { BigQuote } from "../parts/big-quote.tsx";
import { Section } from "../parts/section.tsx";
import { quoteLink } from "../quote/quote-wire.ts";
import { headOf } from "./block-parts.tsx";
import type { BlockProps } from "./block-props.ts";
import styles from "./blocks.module.css";
import { blockWords } from "./blocks.text.ts";

/* The blocks that show records; each is left out if there are no records, or their store fails. Requirement PAGES-01. */

export function ServicesBlock({ texts, records: { services = [] } }: BlockProps<"services">) {
  if (services.length === 0) return null;
  return (
    <Section {...headOf(texts, "/services")}>
      <div className={styles.thirds}>
        {services.map((service) => (
          <ServiceCard key={service.id} service={service} href="/services" />
        ))}
      </div>
    </Section>
  );
}

export function PackagesBlock({ texts, records: { packages = [] } }: BlockProps<"packages">) {
  if (packages.length === 0) return null;
  return (
    <Section {...headOf(texts)}>
      <PackageOffers
        list={packages}
        popular={mostPopular(packages)}
        popularLabel={blockWords.popular}
        hrefOf={({ title }) => quoteLink(title)}
      />
    </Section>
  );
}

const newestShown = 3;

/** The chosen projects; without a choice the newest. */
export function ProjectsBlock({ texts, records }: BlockProps<"projects">) {
  const { chosen = [], newest = [] } = records.projects ?? {};
  const ids = texts.items.map(({ projectId }) => projectId);
  const found = ids.flatMap((id) => chosen.find((project) => project.id === id) ?? []);
  const shown = found.length > 0 ? found : newest.slice(0, newestShown);
  if (shown.length === 0) return null;
  return (
    <Section {...headOf(texts, "/projects")}>
      <div className={styles.thirds}>
        {shown.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </div>
    </Section>
  );
}

export function QuoteBlock({ texts, records: { reviews = [] } }: BlockProps<"quote">) {
  const quote = chooseQuote(texts.items, new Map(reviews.map((review) => [String(review.id), review])));
  if (!quote) return null;
  const { review, parts } = quote;
  const role = [review.clientPosition, review.company].filter(Boolean).join(reviewText.joiner);
  return (
    <Section>
      <BigQuote text={parts.join("")} highlight={parts[1]}>
        <figcaption className={styles.speaker}>
          <Person name={review.clientName} role={role} image={review.clientImage} />
          {texts.more.trim() && (
            <a className={buttonStyles.more} href="/testimonials">
              {texts.more} <Icon of={ArrowLeft} />
            </a>
          )}
        </figcaption>
      </BigQuote>
    </Section>
  );
}

export function PeopleBlock({ texts, records: { members = [] } }: BlockProps<"people">) {
  if (members.length === 0) return null;
  return (
    <Section {...headOf(texts, "/leadership")}>
      <ul className={styles.people}>
        {members.map(({ id, name, position, image }) => (
          <li key={id}>
            <Person name={name} role={position} image={image} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
