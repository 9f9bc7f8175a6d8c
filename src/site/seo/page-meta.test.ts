import { expect, test } from "vitest";
import { defaultSettings } from "../../content/settings/settings.text.ts";
import { pageList } from "../../content/shared/pages.ts";
import { missingMeta, pageMeta, projectMeta } from "./page-meta.ts";

const site = {
  settings: { ...defaultSettings, agencyName: "رواق" },
  texts: {},
  origin: "https://shurfa.example",
};
const matches = [undefined, { loaderData: site }, { loaderData: { texts: {} } }];

test("SHELL-01 a page has title, description, canonical address and social tags", () => {
  const tags = pageMeta("services", matches);
  expect(tags).toContainEqual({ title: "خدماتنا وباقاتنا | رواق" });
  expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: "https://shurfa.example/services" });
  expect(tags).toContainEqual({ property: "og:title", content: "كل ما تحتاج إليه واجهتك الرقمية" });
  expect(tags).toContainEqual({
    property: "og:image",
    content: "https://shurfa.example/social/services.png",
  });
  expect(tags).toContainEqual({ property: "og:image:width", content: "1200" });
  expect(tags).toContainEqual({ property: "og:image:height", content: "630" });
  expect(tags).toContainEqual(expect.objectContaining({ name: "description" }));
  expect(tags).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
});

test("SHELL-01 API-08 a later page of a list has a title and a canonical address of its own, the first that of the list", () => {
  const later = pageMeta("projects", matches, { page: 3 });
  expect(later).toContainEqual({ title: "مشاريعنا في أنحاء المملكة، صفحة 3 | رواق" });
  expect(later).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://shurfa.example/projects?page=3",
  });
  expect(pageMeta("projects", matches, { page: 1 })).toEqual(pageMeta("projects", matches));
  expect(pageMeta("services", matches, { page: 1, packages: 2, hosting: 1 })).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://shurfa.example/services?packages=2",
  });
});

test("SHELL-01 the name of the agency comes from the settings everywhere", () => {
  for (const { key } of pageList) {
    const text = JSON.stringify(pageMeta(key, matches));
    expect(text).not.toContain("{agency}");
    expect(text).not.toContain(defaultSettings.agencyName);
  }
});

test("SHELL-01 every page has a title and a description of its own", () => {
  const pages = pageList.map(({ search }) => search);
  expect(new Set(pages.map((page) => page.title)).size).toBe(pages.length);
  expect(new Set(pages.map((page) => page.description)).size).toBe(pages.length);
});

test("SHELL-02 the page of unknown addresses is not indexed and has no canonical address", () => {
  const tags = missingMeta(matches);
  expect(tags).toContainEqual({ name: "robots", content: "noindex" });
  expect(JSON.stringify(tags)).not.toContain("canonical");
});

test("PRJ-05 a project's page has its own title, cut to length, and a description of its facts", () => {
  const project = { id: "17", title: "متجر رُطَب", summary: "متجر تمور.", location: "الرياض", duration: "" };
  const tags = projectMeta(project, matches);
  expect(tags).toContainEqual({ title: "متجر رُطَب | رواق" });
  expect(tags).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://shurfa.example/projects/17",
  });
  expect(tags).toContainEqual({
    name: "description",
    content: "متجر تمور. مشروع من أعمال رواق في الرياض. شاهد صوره وتفاصيله وما قاله صاحبه.",
  });
  const long = projectMeta({ ...project, title: "كلمة ".repeat(30), summary: "كلمة ".repeat(80) }, matches);
  for (const tag of long) {
    if ("title" in tag) expect(String(tag.title).length).toBeLessThanOrEqual(60);
    if ("name" in tag && tag.name === "description")
      expect(String(tag.content).length).toBeLessThanOrEqual(165);
  }
});

test("SETUP-01 search engines get another agency's words from its pages, and the demo agency's from the code", () => {
  const texts = { heroTitle: "مجالات عملنا", heroLead: "{services} للأفراد والمنشآت." };
  const said = (agencyName: string) =>
    pageMeta("services", [
      { loaderData: { ...site, settings: { ...defaultSettings, agencyName } } },
      { loaderData: { texts } },
    ]);
  expect(said("مكتب العدل")).toContainEqual({ title: "مجالات عملنا | مكتب العدل" });
  expect(said("مكتب العدل")).toContainEqual({ name: "description", content: "خدمات للأفراد والمنشآت." });
  expect(said(defaultSettings.agencyName)).toContainEqual({
    title: `خدماتنا وباقاتنا | ${defaultSettings.agencyName}`,
  });
});

test("OWN-01 SETUP-01 what an editor wrote of a page goes before its usual words, whole, and later pages of a list have a number behind it", () => {
  const long = "أعمال نفخر بها ".repeat(8).trim();
  const texts = { heroTitle: "مجالات عملنا", heroLead: "للأفراد.", metaTitle: long, metaDescription: long };
  for (const agencyName of ["مكتب العدل", defaultSettings.agencyName]) {
    const of = { loaderData: { ...site, settings: { ...defaultSettings, agencyName } } };
    const tags = pageMeta("projects", [of, { loaderData: { texts } }], { page: 2 });
    expect(tags).toContainEqual({ title: `${long}، صفحة 2 | ${agencyName}` });
    expect(tags).toContainEqual({ name: "description", content: long });
    expect(tags).toContainEqual({ property: "og:title", content: long });
    expect(tags).toContainEqual({ property: "og:image:alt", content: long });
    const blank = { ...texts, metaTitle: " ", metaDescription: "" };
    const { metaTitle: _title, metaDescription: _description, ...unsaid } = texts;
    expect(pageMeta("projects", [of, { loaderData: { texts: blank } }])).toEqual(
      pageMeta("projects", [of, { loaderData: { texts: unsaid } }]),
    );
  }
});
