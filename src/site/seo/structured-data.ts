import type { ShownPackage } from "../../content/packages/packages.ts";
import { projectText } from "../../content/projects/projects.text.ts";
import type { ShownProject } from "../../content/projects/projects.ts";
import type { ShownService } from "../../content/services/services.ts";
import type { Branch } from "../../content/settings/branches/branches-field.ts";
import type { Closure } from "../../content/settings/holidays/holidays.ts";
import type { DayHours } from "../../content/settings/opening-hours.ts";
import type { PublicSettings } from "../loading/public-settings.ts";

/*
 * Data for search engines in the vocabulary of schema.org, shown with `<JsonLd data={…} />`. A page refers to the agency by
 * `agencyRef`; the frame describes the agency on every page.
 */

type Thing = { "@type": string | string[] } & Record<string, unknown>;
export type StructuredData = { "@context": "https://schema.org" } & Record<string, unknown>;

export const inContext = (thing: Thing): StructuredData => ({ "@context": "https://schema.org", ...thing });
const agencyTypes = ["Organization", "ProfessionalService"];
export const agencyRef = (origin: string) => ({ "@id": `${origin}/#agency` });

/** The agency as an organization and a local business; on every page. */
export function agencyData(settings: PublicSettings, origin: string): StructuredData {
  return inContext({
    "@type": agencyTypes,
    ...agencyRef(origin),
    name: settings.agencyName,
    legalName: settings.legalName,
    slogan: settings.tagline,
    url: `${origin}/`,
    logo: new URL(settings.logo, origin).href,
    image: new URL(settings.logo, origin).href,
    telephone: settings.phone,
    email: settings.email,
    foundingDate: String(settings.foundedYear),
    address: {
      "@type": "PostalAddress",
      streetAddress: settings.addressLine1 || undefined,
      addressLocality: settings.city || undefined,
      addressCountry: "SA",
    },
    vatID: settings.vatNumber || undefined,
    identifier: identifiersOf(settings),
    areaServed: { "@type": "Country", name: "SA" },
    knowsLanguage: ["ar", "en"],
    sameAs: settings.socials.map(({ url }) => url),
  });
}

/** The numbers of the agency that schema.org has no property for. */
function identifiersOf(settings: PublicSettings) {
  const { commercialNumber, unifiedNumber, authenticationNumber, authenticationLink } = settings;
  const found = [
    { propertyID: "CR", value: commercialNumber },
    { propertyID: "Unified National Number", value: unifiedNumber },
    {
      propertyID: "Saudi Business Center",
      value: authenticationNumber,
      url: authenticationLink || undefined,
    },
  ].filter(({ value }) => value !== "");
  return found.length === 0 ? undefined : found.map((one) => ({ "@type": "PropertyValue", ...one }));
}

/** When the agency is open, and its holidays, for the page that shows it; search engines add it to the agency's own data by the id. */
export function openingHoursData(
  hours: readonly DayHours[],
  closures: readonly Closure[],
  origin: string,
): StructuredData {
  return inContext({
    "@type": agencyTypes,
    ...agencyRef(origin),
    openingHoursSpecification: hours.map(({ day, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: `https://schema.org/${day.replace(/^./, (letter) => letter.toUpperCase())}`,
      opens,
      closes,
    })),
    // Both times midnight: closed all day.
    ...(closures.length > 0 && {
      specialOpeningHoursSpecification: closures.map(({ name, from, until }) => ({
        "@type": "OpeningHoursSpecification",
        name,
        validFrom: from,
        validThrough: until,
        opens: "00:00",
        closes: "00:00",
      })),
    }),
  });
}

/** The branches of the agency, for the page that shows them. */
export function branchesData(branches: readonly Branch[], origin: string): StructuredData {
  return inContext({
    "@type": agencyTypes,
    ...agencyRef(origin),
    location: branches.map(({ name, address, shortAddress, mapLink, phone }) => ({
      "@type": "Place",
      name,
      ...((address || shortAddress) && {
        address: {
          "@type": "PostalAddress",
          ...(address && { streetAddress: address }),
          ...(shortAddress && { identifier: shortAddress }),
          addressCountry: "SA",
        },
      }),
      ...(phone && { telephone: phone }),
      ...(mapLink && { hasMap: mapLink }),
    })),
  });
}

/** The breadcrumbs of a page: its parent pages in order, and the page itself. */
export function breadcrumbData(
  trail: readonly { name: string; path: string }[],
  origin: string,
): StructuredData {
  return inContext({
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + path,
    })),
  });
}

/**
 * The services, and the packages as services with an offer in riyals, for each period where they have one; a package whose
 * price is agreed later has no offer.
 */
export function servicesData(
  services: readonly ShownService[],
  packages: readonly ShownPackage[],
  hosting: readonly ShownPackage[],
  origin: string,
): StructuredData {
  const service = (title: string, description: string, more: object = {}) => ({
    "@type": "Service",
    name: title,
    ...(description && { description }),
    provider: agencyRef(origin),
    areaServed: { "@type": "Country", name: "SA" },
    url: `${origin}/services`,
    ...more,
  });
  return {
    "@context": "https://schema.org",
    "@graph": [
      ...services.map(({ title, description, shortDescription }) =>
        service(title, description || shortDescription),
      ),
      ...[...packages, ...hosting].map(({ title, description, price, pricePeriod }) =>
        service(
          title,
          description,
          price === null ? {} : { offers: { ...offer(price, origin), ...inPeriod(price, pricePeriod) } },
        ),
      ),
    ],
  };
}

const offer = (price: number, origin: string) => ({
  "@type": "Offer",
  price: String(price),
  priceCurrency: "SAR",
  availability: "https://schema.org/InStock",
  url: `${origin}/services`,
});

/** The UN/CEFACT codes of the periods, which schema.org uses. */
const unitCodes = { month: "MON", year: "ANN" };

/** Marks a price that is paid for each period. */
function inPeriod(price: number, period: ShownPackage["pricePeriod"]) {
  if (!period) return {};
  const unitCode = unitCodes[period];
  return {
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: String(price),
      priceCurrency: "SAR",
      unitCode,
      referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode },
    },
  };
}

/** The questions and answers of a page; a question without an answer is left out, as search engines refuse it. */
export function faqData(questions: readonly { question: string; answer: string }[]): StructuredData {
  return inContext({
    "@type": "FAQPage",
    mainEntity: questions
      .filter(({ answer }) => answer.trim() !== "")
      .map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
  });
}

/** A project as a creative work of the agency, with its period; unknown facts are left out. */
export function projectData(project: ShownProject, origin: string): StructuredData {
  const { id, title, summary, category, location, startDate, endDate, image, gallery } = project;
  const pictures = [image, ...gallery.map((shot) => shot.image)].filter((path) => path !== null);
  return inContext({
    "@type": "CreativeWork",
    "@id": `${origin}/projects/${id}#work`,
    url: `${origin}/projects/${id}`,
    name: title,
    ...(summary && { description: summary }),
    genre: projectText.categories[category],
    inLanguage: "ar",
    creator: agencyRef(origin),
    ...(pictures.length > 0 && { image: pictures.map((path) => new URL(path, origin).href) }),
    ...(startDate && { dateCreated: startDate, temporalCoverage: `${startDate}/${endDate || ".."}` }),
    ...(location && { contentLocation: { "@type": "Place", name: location } }),
  });
}

type Reviewed = {
  clientName: string;
  testimonialText: string;
  rating: number;
  /** A day as `2026-11-08`. */
  date: string;
  projectName: string;
};

/** The reviews of the agency by its clients. */
export function reviewsData(reviews: readonly Reviewed[], origin: string): StructuredData {
  return {
    "@context": "https://schema.org",
    "@graph": reviews.map(({ clientName, testimonialText, rating, date, projectName }) => ({
      "@type": "Review",
      author: { "@type": "Person", name: clientName },
      reviewBody: testimonialText,
      reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
      ...(/^\d{4}-\d{2}-\d{2}/.test(date) && { datePublished: date.slice(0, 10) }),
      ...(projectName && { name: projectName }),
      itemReviewed: agencyRef(origin),
    })),
  };
}

/** The data as the text of its script element, escaped so that it cannot end the element. */
export function scriptText(data: StructuredData): string {
  return JSON.stringify(data).replace(/</g, "\\u003c");
}
