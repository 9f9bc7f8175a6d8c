import { GraduationCap, Headset, KeyRound, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { PageTexts } from "../../content/page-content/sections/section.ts";
import type { services as servicesSection } from "../../content/page-content/sections/texts/services.text.ts";
import { ServiceCard } from "../../content/services/service-card.tsx";
import type { ShownService } from "../../content/services/services.ts";
import { Pagination } from "../../ui/controls/pagination.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Pyramid } from "../art/lattice.tsx";
import { ServiceDrawing } from "../art/service-drawing.tsx";
import { NothingYet } from "../errors/load-failure.tsx";
import { servicesText, siteText } from "../frame/site.text.ts";
import type { Loaded } from "../loading/loaded.ts";
import { type Paged, pageSize } from "../loading/pagination.ts";
import { Section, Titled } from "../parts/section.tsx";
import { spanOf } from "./service-grid.ts";

export type ServicesTexts = PageTexts<typeof servicesSection>;

export function Services({ services }: { services: Loaded<Paged<ShownService>> }) {
  return (
    <section>
      <div className="wrap">
        <SectionBody
          loaded={services}
          failure={servicesText.loadServices}
          empty={servicesText.noServices}
          href="/contact"
          pageHref={(page) => `/services?page=${page}`}
        >
          {({ list }) => (
            <div className="sgrid">
              {list.map((service, index) => (
                <ServiceCard
                  key={service.id}
                  service={service}
                  span={span(index, list)}
                  art={
                    span(index, list) === "feature" ? (
                      <Pyramid />
                    ) : (
                      pictured(list) && <ServiceDrawing icon={service.icon} />
                    )
                  }
                />
              ))}
            </div>
          )}
        </SectionBody>
      </div>
    </section>
  );
}

const span = (index: number, list: ShownService[]) => spanOf(index, list.length);

/** Where some services have a picture, the others show a drawing, so that their cards are alike. */
const pictured = (list: ShownService[]) => list.some((service) => service.image !== null);

type SectionBodyProps<T> = {
  loaded: Loaded<Paged<T>>;
  failure: string;
  empty: { title: string; text: string; action: string };
  /** Where the action of the empty state leads. */
  href: string;
  /** Where another page of the section lies. */
  pageHref: (page: number) => string;
  children: (paged: Paged<T>) => ReactNode;
};

/** The records of a section and the links to its other pages; its error with a label and a retry; or its empty state. */
export function SectionBody<T>({ loaded, failure, empty, href, pageHref, children }: SectionBodyProps<T>) {
  if (!loaded.ok) return <LoadFailure sentence={failure} />;
  const { list, total, page } = loaded.value;
  if (list.length > 0)
    return (
      <>
        {children(loaded.value)}
        <Pagination current={page} total={Math.ceil(total / pageSize)} hrefOf={pageHref} />
      </>
    );
  return <NothingYet {...empty} href={href} />;
}

function LoadFailure({ sentence }: { sentence: string }) {
  return (
    <div className="banner bad" role="alert">
      <Icon of={TriangleAlert} />
      <span>
        <b>{servicesText.errorLabel}:</b> {sentence}
      </span>
      <a className="btn line sm" href="/services">
        {siteText.retry}
      </a>
    </div>
  );
}

const whyIcons = [KeyRound, GraduationCap, Headset];

export function WhyTrio({ texts }: { texts: ServicesTexts }) {
  return (
    <Section title={texts.whyTitle}>
      <ul className="trio">
        {texts.whyCards.map(({ id, title, text }, index) => (
          <li key={id}>
            <Icon of={whyIcons[index % whyIcons.length] ?? KeyRound} />
            <Titled title={title} text={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
