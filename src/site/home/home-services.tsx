import { ArrowLeft } from "lucide-react";
import { serviceFacts } from "../../content/services/service-facts.ts";
import type { ShownService } from "../../content/services/services.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Mark } from "../../ui/pictures/mark.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { ServiceDrawing } from "../art/service-drawing.tsx";
import { homeText } from "../frame/site.text.ts";
import { Section, Titled } from "../parts/section.tsx";
import type { HomeTexts } from "./home-opening.tsx";

/** Three cards that lead to the services page; the built-in three when the services store failed; requirements HOME-02, HOME-03. */
export function HomeServices({ texts, services }: { texts: HomeTexts; services: ShownService[] | null }) {
  const cards: Card[] = services ? services.map(cardOf) : texts.fallbackServices.map(builtInCard);
  return (
    <Section
      className="section flush"
      title={texts.servicesTitle}
      more={{ href: "/services", label: texts.servicesLink }}
    >
      <div className="svc3">
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
    <article className="card svc hov">
      <div className="art">
        {card.image ? (
          <Picture path={card.image} alt="" sizes="(max-width: 900px) 90vw, 390px" />
        ) : (
          <ServiceDrawing icon={card.icon} />
        )}
      </div>
      <div className="body">
        <h3 className="h3">
          <a href="/services">
            <BidiText text={card.title} />
          </a>
        </h3>
        <BidiText as="p" text={card.text} />
        <div className="meta">
          <span>{card.delivery}</span>
          <span className="more" aria-hidden="true">
            {homeText.details} <Icon of={ArrowLeft} />
          </span>
        </div>
      </div>
    </article>
  );
}

const dotsOf = [1, 3, 5, 6];

/** The steps to launch: the mark fills up from one to the next; requirement HOME-04. */
export function ProcessSteps({ texts }: { texts: HomeTexts }) {
  return (
    <Section className="section ruled" title={texts.processTitle}>
      <ol className="steps">
        {texts.processSteps.map(({ id, title, text }, index) => (
          <li key={id}>
            <Mark filled={dotsOf[index] ?? 6} />
            <Titled title={title} text={text} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
