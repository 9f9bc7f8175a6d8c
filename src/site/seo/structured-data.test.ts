import { expect, test } from "vitest";
import { packages } from "../../content/packages/packages.ts";
import { projects } from "../../content/projects/projects.ts";
import { services } from "../../content/services/services.ts";
import { defaultSettings } from "../../content/settings/settings.text.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import {
  agencyData,
  breadcrumbData,
  faqData,
  openingHoursData,
  projectData,
  reviewsData,
  scriptText,
  servicesData,
} from "./structured-data.ts";

const origin = "https://shurfa.example";
const stored = { id: 1, version: 1, createdAt: "", updatedAt: "", deletedAt: null };
const { notificationEmails: _, ...settings } = defaultSettings;

test("SHELL-01 the agency is described as an organization and a local business, from the settings", () => {
  expect(agencyData(settings, origin)).toMatchObject({
    "@type": ["Organization", "ProfessionalService"],
    "@id": "https://shurfa.example/#agency",
    name: settings.agencyName,
    telephone: "+966110000000",
    logo: "https://shurfa.example/uploads/logo.png",
    foundingDate: "2020",
    address: { "@type": "PostalAddress", addressLocality: "الرياض", addressCountry: "SA" },
  });
});

test("SHELL-01 ASET-01 the city and the hours of each day are the agency's own settings", () => {
  const data = agencyData({ ...settings, city: "جدة" }, origin);
  expect(data.address).toMatchObject({ addressLocality: "جدة" });
  expect(agencyData({ ...settings, city: "" }, origin).address).toMatchObject({ addressLocality: undefined });
  const hours = [
    { day: "sunday", opens: "09:00", closes: "18:00" },
    { day: "thursday", opens: "17:00", closes: "01:00" },
  ] as const;
  expect(openingHoursData(hours, [], origin)).toEqual({
    "@context": "https://schema.org",
    "@type": data["@type"],
    "@id": data["@id"],
    openingHoursSpecification: [
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: "https://schema.org/Sunday",
        opens: "09:00",
        closes: "18:00",
      },
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: "https://schema.org/Thursday",
        opens: "17:00",
        closes: "01:00",
      },
    ],
  });
  const closure = { name: "اليوم الوطني", from: "2026-09-23", until: "2026-09-24" };
  expect(openingHoursData(hours, [closure], origin).specialOpeningHoursSpecification).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      name: "اليوم الوطني",
      validFrom: "2026-09-23",
      validThrough: "2026-09-24",
      opens: "00:00",
      closes: "00:00",
    },
  ]);
});

test("SVC-02 SVC-03 packages are offers in SAR, those with a period by it; one without a price has no offer", () => {
  const pack = (price: number | null, pricePeriod: "month" | "year" | null = null) => ({
    ...blankOf(packages),
    ...stored,
    title: "باقة",
    price,
    pricePeriod,
  });
  const service = {
    ...blankOf(services),
    ...stored,
    title: "تصميم",
    shortDescription: "قصير",
  };
  const graph = servicesData(
    [service],
    [pack(1400), pack(null)],
    [pack(39, "month"), pack(390, "year")],
    origin,
  )["@graph"];
  expect(graph).toMatchObject([
    { "@type": "Service", name: "تصميم", description: "قصير" },
    { "@type": "Service", offers: { "@type": "Offer", price: "1400", priceCurrency: "SAR" } },
    { "@type": "Service", name: "باقة" },
    {
      offers: {
        price: "39",
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price: "39",
          priceCurrency: "SAR",
          unitCode: "MON",
        },
      },
    },
    { offers: { price: "390", priceSpecification: { unitCode: "ANN" } } },
  ]);
  expect(JSON.stringify((graph as object[])[1])).not.toContain("priceSpecification");
  expect((graph as object[])[2]).not.toHaveProperty("offers");
});

test("SHELL-01 breadcrumbs count from 1 with whole addresses", () => {
  const trail = [
    { name: "الرئيسية", path: "/" },
    { name: "من نحن", path: "/about" },
  ];
  expect(breadcrumbData(trail, origin).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "الرئيسية", item: `${origin}/` },
    { "@type": "ListItem", position: 2, name: "من نحن", item: `${origin}/about` },
  ]);
});

test("FAQ-05 TEST-01 questions without an answer are left out; reviews have stars, author and day", () => {
  const questions = [
    { question: "كم؟", answer: "1,400" },
    { question: "متى؟", answer: " " },
  ];
  expect(faqData(questions).mainEntity).toHaveLength(1);
  const review = {
    clientName: "خالد",
    testimonialText: "ممتاز",
    rating: 4,
    date: "2026-11-08",
    projectName: "",
  };
  expect(reviewsData([review, { ...review, date: "قريبًا" }], origin)["@graph"]).toMatchObject([
    {
      author: { name: "خالد" },
      reviewRating: { ratingValue: 4, bestRating: 5 },
      datePublished: "2026-11-08",
    },
    { reviewBody: "ممتاز" },
  ]);
});

test("PRJ-05 a project is a creative work of the agency, with its pictures, place and time; what is unknown is left out", () => {
  const project = {
    ...blankOf(projects),
    ...stored,
    id: "176",
    title: "متجر رُطَب",
    category: "commercial" as const,
  };
  const told = {
    ...project,
    summary: "متجر تمور",
    location: "القصيم",
    startDate: "2026-01-05",
    image: "/uploads/a-1x1.webp",
    gallery: [
      { image: "/uploads/b-1x1.webp", caption: "" },
      { image: null, caption: "" },
    ],
  };
  expect(projectData(told, origin)).toEqual({
    "@context": "https://schema.org",
    "@type": "CreativeWork",
    "@id": `${origin}/projects/176#work`,
    url: `${origin}/projects/176`,
    name: "متجر رُطَب",
    description: "متجر تمور",
    genre: "تجاري",
    inLanguage: "ar",
    creator: { "@id": `${origin}/#agency` },
    image: [`${origin}/uploads/a-1x1.webp`, `${origin}/uploads/b-1x1.webp`],
    dateCreated: "2026-01-05",
    temporalCoverage: "2026-01-05/..",
    contentLocation: { "@type": "Place", name: "القصيم" },
  });
  const bare = projectData(project, origin);
  for (const key of ["description", "image", "dateCreated", "temporalCoverage", "contentLocation"])
    expect(bare).not.toHaveProperty(key);
});

test("SEC-09 nothing in the data ends its script element", () => {
  const text = scriptText(faqData([{ question: "</script><script>alert(1)</script>", answer: "<!--" }]));
  expect(text).not.toContain("<");
  expect(JSON.parse(text).mainEntity[0].name).toBe("</script><script>alert(1)</script>");
});
