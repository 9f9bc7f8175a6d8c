import { ArrowLeft, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { PageTexts } from "../../content/page-content/sections/section.ts";
import type { services as servicesSection } from "../../content/page-content/sections/texts/services.text.ts";
import { ServiceCard } from "../../content/services/service-card.tsx";
import { ServiceSheet } from "../../content/services/service-details.tsx";
import type { ShownService } from "../../content/services/services.ts";
import { pages } from "../../content/shared/pages.text.ts";
import bannerStyles from "../../ui/banner.module.css";
import { useBrand } from "../../ui/brand/brand.ts";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Pagination } from "../../ui/controls/pagination.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import layoutStyles from "../../ui/styles/layout.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { NothingYet } from "../errors/load-failure.tsx";
import { servicesText, siteText } from "../frame/site.text.ts";
import type { Loaded } from "../loading/loaded.ts";
import { type Paged, pageSize } from "../loading/pagination.ts";
import { Section, Titled } from "../parts/section.tsx";
import styles from "./services.module.css";

export type ServicesTexts = PageTexts<typeof servicesSection>;

type ServicesProps = { texts: ServicesTexts; services: Loaded<Paged<ShownService>> };

/** The services as cards of equal height, each with the details that it opens. */
export function Services({ texts, services }: ServicesProps) {
  return (
    <section className={`${layoutStyles.section} ${layoutStyles.tight} ${styles.offered}`}>
      <div className={layoutStyles.wrap}>
        <h2 className={typeStyles.unseen}>{pages.services.name}</h2>
        <SectionBody
          loaded={services}
          failure={servicesText.loadServices}
          empty={servicesText.noServices}
          href="/contact"
          pageHref={(page) => `/services?page=${page}`}
        >
          {({ list }) => (
            <>
              <div className={styles.grid}>
                {list.map((service) => (
                  <ServiceCard key={service.id} service={service} />
                ))}
                {list.length > 1 && list.length % columns !== 0 && <Consultation texts={texts} />}
              </div>
              {list.map((service) => (
                <ServiceSheet
                  key={service.id}
                  service={service}
                  quote={{ label: texts.quoteLink, href: "/quote" }}
                />
              ))}
            </>
          )}
        </SectionBody>
      </div>
    </section>
  );
}

const columns = 4;

/** Fills the free place at the end of the grid; not shown if the grid is full, nor beside a single service, which is no choice. */
function Consultation({ texts }: { texts: ServicesTexts }) {
  return (
    <div className={styles.consultation}>
      <BidiText as="h3" className={typeStyles.subheading} text={texts.adviceTitle} />
      <BidiText as="p" text={texts.adviceText} />
      <a className={buttonStyles.more} href="/contact">
        {texts.adviceLink} <Icon of={ArrowLeft} />
      </a>
    </div>
  );
}

type SectionBodyProps<T> = {
  loaded: Loaded<Paged<T>>;
  failure: string;
  empty: { title: string; text: string; action: string };
  /** The address of the action in the empty state. */
  href: string;
  /** The address of another page of the section. */
  pageHref: (page: number) => string;
  children: (paged: Paged<T>) => ReactNode;
};

/** The records of a section with the links to its other pages; or its error with a retry; or its empty state. */
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
    <div className={`${bannerStyles.banner} ${bannerStyles.failed}`} role="alert">
      <Icon of={TriangleAlert} />
      <span>
        <b>{servicesText.errorLabel}:</b> {sentence}
      </span>
      <a className={`${buttonStyles.button} ${buttonStyles.outlined} ${buttonStyles.small}`} href="/services">
        {siteText.retry}
      </a>
    </div>
  );
}

/** The offer of custom work, with a drawing from edge to edge: three openings so large that they are cropped. SVC-05. */
export function CustomOffer({ texts }: { texts: ServicesTexts }) {
  const { motif } = useBrand();
  return (
    <section className={`${layoutStyles.band} night ${styles.custom}`}>
      {motif === "facade" && (
        <svg viewBox="0 0 800 520" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
          <path d="M330 -150l210 361.2h-420z" fill="var(--band-2)" />
          <path d="M90 222l210 361.2h-420z" fill="var(--sun)" />
          <path
            d="M570 222l210 361.2h-420z"
            fill="oklch(58% calc(.1 * var(--depth, 1)) calc(160 + var(--turn, 0)))"
          />
        </svg>
      )}
      <div className={layoutStyles.wrap}>
        <BidiText as="h2" className={typeStyles.heading} text={texts.customTitle} />
        <BidiText as="p" text={texts.customText} />
        <a className={`${buttonStyles.button} ${buttonStyles.sunny}`} href="/quote">
          {texts.customLink} <Icon of={ArrowLeft} className={buttonStyles.forward} />
        </a>
      </div>
    </section>
  );
}

export function WhyTrio({ texts }: { texts: ServicesTexts }) {
  return (
    <Section className={`${layoutStyles.section} ${layoutStyles.tight}`} title={texts.whyTitle}>
      <ul className={styles.reasons}>
        {texts.whyCards.map(({ id, title, text }) => (
          <li key={id}>
            <Titled title={title} text={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
