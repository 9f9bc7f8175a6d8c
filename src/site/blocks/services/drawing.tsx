import { ServiceCard } from "../../../content/services/service-card.tsx";
import type { ShownService } from "../../../content/services/services.ts";
import { Section } from "../../parts/section.tsx";
import { headOf, NothingYet } from "../block-parts.tsx";
import type { BlockProps } from "../block-props.ts";
import shared from "../shared.module.css";
import type block from "./block.text.ts";
import { words } from "./block.text.ts";

export default function ServicesBlock({
  texts,
  records: services = [],
}: BlockProps<typeof block, ShownService[]>) {
  if (services.length === 0) return <NothingYet hint={words.hint} />;
  return (
    <Section {...headOf(texts, "/services")}>
      <div className={shared.thirds}>
        {services.map((service) => (
          <ServiceCard key={service.id} service={service} href="/services" />
        ))}
      </div>
    </Section>
  );
}
