import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { drawRecords } from "../../admin/page-records/in-frame.ts";
import { resourcesOnPages } from "../../admin/page-records/record-places.ts";
import { articles, shownOfArticle } from "../../content/articles/articles.ts";
import { HostingRow } from "../../content/packages/hosting-row.tsx";
import { PackageTable, SinglePackage } from "../../content/packages/package-table.tsx";
import { hostingPackages, packages, shownOfPackage } from "../../content/packages/packages.ts";
import { readMarks } from "../../content/page-content/preview/preview-marks.ts";
import { defaultTexts } from "../../content/page-content/sections/section.ts";
import { contact } from "../../content/page-content/sections/texts/contact.text.ts";
import { homepage } from "../../content/page-content/sections/texts/homepage.text.ts";
import { quote } from "../../content/page-content/sections/texts/quote.text.ts";
import { shared } from "../../content/page-content/sections/texts/shared.text.ts";
import { vision2030 } from "../../content/page-content/sections/texts/vision2030.text.ts";
import { ProjectCard } from "../../content/projects/project-card.tsx";
import { projects, shownOfProject } from "../../content/projects/projects.ts";
import { ServiceCard } from "../../content/services/service-card.tsx";
import { services, shownOfService } from "../../content/services/services.ts";
import { defaultSettings } from "../../content/settings/settings.text.ts";
import { settings } from "../../content/settings/settings.ts";
import { MemberCard } from "../../content/team/member-card.tsx";
import { members, shownOfMember } from "../../content/team/members.ts";
import { ReviewCard } from "../../content/testimonials/review-card.tsx";
import { reviews, shownOfReview } from "../../content/testimonials/reviews.ts";
import { shownOfVisionItem, visionItems } from "../../content/vision/vision-items.ts";
import { ofResource, only } from "../../kernel/db/stored.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { ArticleCard } from "../../site/articles/article-card.tsx";
import { ArticleView } from "../../site/articles/article-view.tsx";
import ContactBlock from "../../site/blocks/contact/drawing.tsx";
import PeopleBlock from "../../site/blocks/people/drawing.tsx";
import { ContactAside, ContactButtons } from "../../site/contact/contact-aside.tsx";
import { LandingFooter } from "../../site/frame/landing-frame.tsx";
import { SiteFooter } from "../../site/frame/site-footer.tsx";
import { HomeArticles } from "../../site/home/home-articles.tsx";
import { FeaturedCase } from "../../site/home/home-case.tsx";
import { CaseCover, Detail, NextProject } from "../../site/projects/case-study.tsx";
import { QuoteAside } from "../../site/quote/quote-aside.tsx";
import { ReviewedProjectBand } from "../../site/testimonials/reviewed-project.tsx";
import { Pillars } from "../../site/vision2030/vision-items.tsx";
import { Showcase } from "../../site/vision2030/vision-showcase.tsx";

/** A record as its table reads it, with the fields that a page shows. */
const read = <T extends object, Name extends keyof T>(
  resource: { name: string },
  record: T,
  names: readonly Name[],
) => only({ ...record, [ofResource]: resource.name }, names);

const picture = "/uploads/a-1200x800.webp";
const features = ["نطاق مجاني", "شهادة أمان"];
const offered = { title: "باقة", price: 4800, features };
const data = {
  service: read(services, { ...blankOf(services), id: 1, image: picture }, shownOfService),
  offer: read(packages, { ...blankOf(packages), id: 2, ...offered }, shownOfPackage),
  other: read(packages, { ...blankOf(packages), id: 3, ...offered }, shownOfPackage),
  hosting: read(hostingPackages, { ...blankOf(hostingPackages), id: 2, ...offered }, shownOfPackage),
  member: read(
    members,
    { ...blankOf(members), id: 4, name: "نورة", years: 9, image: picture },
    shownOfMember,
  ),
  colleague: read(
    members,
    { ...blankOf(members), id: 5, name: "سارة", years: 9, image: picture },
    shownOfMember,
  ),
  project: read(
    projects,
    { ...blankOf(projects), id: "p", title: "متجر", image: picture, detailImage: picture },
    shownOfProject,
  ),
  drawn: read(projects, { ...blankOf(projects), id: "q", title: "موقع" }, shownOfProject),
  article: read(
    articles,
    { ...blankOf(articles), id: 6, title: "مقال", cover: picture, tags: ["تصميم", "خط"] },
    shownOfArticle,
  ),
  review: read(reviews, { ...blankOf(reviews), id: 7, testimonialText: "شكرًا" }, shownOfReview),
  pillar: read(
    visionItems,
    { ...blankOf(visionItems), id: 8, title: "محور", type: "pillar" as const, image: picture },
    shownOfVisionItem,
  ),
  settings: { ...defaultSettings, [ofResource]: settings.name },
};
type Data = typeof data;

const priced = <T extends { price: number | null }>(offer: T) => ({ ...offer, price: offer.price ?? 0 });
const whole = (article: Data["article"]) => ({
  ...article,
  minutes: 1,
  words: 1,
  author: null,
  changedAt: "2026-01-01T00:00:00.000Z",
});
const identity = { facts: [], socials: [] };
const none = () => "";

/** Everything that draws a value of a record which is not its text as it was typed, and the addresses that it names. */
const drawings: [name: string, draw: (data: Data) => ReactElement, addresses: string[]][] = [
  ["a service", ({ service }) => <ServiceCard service={service} />, ["services/1/image"]],
  [
    "packages in a table",
    ({ offer, other }) => (
      <PackageTable
        offers={[priced(offer), priced(other)]}
        popular={undefined}
        popularLabel=""
        hrefOf={none}
      />
    ),
    ["packages/2/title", "packages/2/price", "packages/3/title", "packages/3/price"],
  ],
  [
    "a package by itself",
    ({ offer }) => <SinglePackage offer={offer} popularLabel={undefined} href="" />,
    [
      "packages/2/title",
      "packages/2/price",
      "packages/2/features/features-1/text",
      "packages/2/features/features-2/text",
    ],
  ],
  [
    "hosting",
    ({ hosting }) => <HostingRow offer={hosting} href="" />,
    ["hosting/2/title", "hosting/2/features", "hosting/2/price"],
  ],
  [
    "members with the same years and picture",
    ({ member, colleague }) => (
      <>
        <MemberCard member={member} place={0} />
        <MemberCard member={colleague} place={1} />
      </>
    ),
    ["members/4/image", "members/4/years", "members/5/image", "members/5/years"],
  ],
  [
    "people in a block",
    ({ member }) => (
      <PeopleBlock id="people01" texts={{ title: "", more: "" }} records={[member]} isTitle={false} />
    ),
    ["members/4/image"],
  ],
  ["a project in a list", ({ project }) => <ProjectCard project={project} />, ["projects/p/image"]],
  [
    "a project without a picture, whose cover is drawn",
    ({ drawn }) => <ProjectCard project={drawn} />,
    ["projects/q/image"],
  ],
  ["the cover of a case", ({ project }) => <CaseCover project={project} />, ["projects/p/image"]],
  ["the detail of a case", ({ project }) => <Detail project={project} />, ["projects/p/detailImage"]],
  ["the next project", ({ project }) => <NextProject project={project} />, ["projects/p/image"]],
  [
    "the project of the home page",
    ({ project }) => <FeaturedCase shown={{ id: "p", text: "", project }} link="" />,
    ["projects/p/image"],
  ],
  [
    "the project of the first review",
    ({ project }) => <ReviewedProjectBand project={{ ...project, image: picture }} isLast={false} />,
    ["projects/p/image"],
  ],
  [
    "the cover beside a review",
    ({ review, project }) => <ReviewCard review={{ ...review, picture, covered: project }} />,
    ["projects/p/image"],
  ],
  ["an article in a list", ({ article }) => <ArticleCard article={whole(article)} />, ["articles/6/cover"]],
  [
    "articles of the home page",
    ({ article }) => <HomeArticles texts={defaultTexts(homepage)} articles={[whole(article)]} />,
    ["articles/6/cover"],
  ],
  [
    "an article",
    ({ article }) => {
      const Routed = createRoutesStub([
        { path: "/", Component: () => <ArticleView article={whole(article)} pictures={{}} /> },
      ]);
      return <Routed />;
    },
    ["articles/6/cover", "articles/6/tags/tags-1/text", "articles/6/tags/tags-2/text"],
  ],
  [
    "a pillar of the vision",
    ({ pillar }) => <Pillars texts={defaultTexts(vision2030)} items={{ ok: true, value: [pillar] }} />,
    ["vision/8/image"],
  ],
  [
    "projects of the vision",
    ({ pillar, project }) => {
      const [showcase] = defaultTexts(vision2030).showcases;
      const showcases = showcase ? [{ ...showcase, projectId: "p" }] : [];
      return (
        <Showcase
          texts={{ ...defaultTexts(vision2030), showcases }}
          items={[{ ...pillar, type: "project" }]}
          projects={[project]}
        />
      );
    },
    ["projects/p/image", "vision/8/image"],
  ],
  [
    "the footer",
    ({ settings }) => <SiteFooter settings={settings} texts={defaultTexts(shared)} path="/" />,
    ["settings/site/phone"],
  ],
  [
    "the footer of a landing page",
    ({ settings }) => <LandingFooter settings={settings} texts={defaultTexts(shared)} path="/" />,
    ["settings/site/phone"],
  ],
  [
    "the buttons of the contact page",
    ({ settings }) => <ContactButtons settings={settings} />,
    ["settings/site/phone"],
  ],
  [
    "the cards of the contact page",
    ({ settings }) => <ContactAside texts={defaultTexts(contact)} settings={settings} identity={identity} />,
    ["settings/site/phone", "settings/site/email"],
  ],
  [
    "ways to the agency in a block",
    ({ settings }) => (
      <ContactBlock id="contact1" texts={{ title: "", lead: "" }} records={settings} isTitle={false} />
    ),
    ["settings/site/phone", "settings/site/chatNumber", "settings/site/email"],
  ],
  [
    "the phone beside the quote form",
    ({ settings }) => (
      <QuoteAside texts={defaultTexts(quote)} settings={settings} validity="" summary={null} choices={[]} />
    ),
    ["settings/site/phone"],
  ],
];

const framed = drawRecords(data, {});
const namedIn = (html: string) => [...html.matchAll(/data-field="([^"]*)"/g)].map(([, address]) => address);

test.each(drawings)(
  "EDIT-01 EDIT-02 %s: names the fields that it draws in a frame, each its own, and nothing for visitors",
  (_, draw, addresses) => {
    expect(namedIn(renderToStaticMarkup(draw(framed)))).toEqual(addresses);
    expect(renderToStaticMarkup(draw(data))).not.toContain("data-field");
  },
);

test("EDIT-01 each field that is edited on pages has its address behind its text, or is named by what draws it", () => {
  const kept: { readonly [key: string]: { name: string; id: number | string } } = Object.fromEntries(
    [...resourcesOnPages.values()].map((resource) => [
      resource.key,
      {
        ...Object.fromEntries(resource.edited.map((name) => [name, sample(resource.fields[name])])),
        ...{ id: 1, name: "نورة", [ofResource]: resource.name },
      },
    ]),
  );
  const marked = drawRecords(kept, {});
  const unmarked = [...resourcesOnPages.values()].flatMap(({ key, edited }) =>
    edited.filter((name) => !isMarked(Reflect.get(marked[key] ?? {}, name))).map((name) => `${key} ${name}`),
  );
  const drawn = drawings.flatMap(([, , addresses]) => addresses.map((address) => address.split("/")));
  const names = new Set(drawn.map(([key, , name]) => `${key} ${name}`));
  expect(unmarked.filter((field) => !names.has(field))).toEqual([]);
});

/** A value of a field's kind. */
function sample(field: { kind: string; items?: object } | undefined): unknown {
  if (field?.kind === "texts") return ["كلمة"];
  if (field?.items) return [Object.fromEntries(Object.keys(field.items).map((name) => [name, "كلمة"]))];
  return field?.kind === "number" || field?.kind === "price" ? 9 : "كلمة";
}

const isMarked = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every((item) => isMarked(typeof item === "object" ? Object.values(item)[0] : item))
    : typeof value === "string" && readMarks(value).address !== undefined;
