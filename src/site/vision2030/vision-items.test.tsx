import { Award, Building2, Globe, Target, TrendingUp, Users } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { defaultTexts } from "../../content/page-content/sections/section.ts";
import { vision2030 } from "../../content/page-content/sections/texts/vision2030.text.ts";
import { type ShownVisionItem, visionIcons, visionItems } from "../../content/vision/vision-items.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Figures, Pillars, TextBlocks } from "./vision-items.tsx";
import { Showcase } from "./vision-showcase.tsx";

const blank: ShownVisionItem = { ...blankOf(visionItems), id: 7, initiatives: [] };
const texts = defaultTexts(vision2030);
const parts = (html: string, tag: string) => html.match(new RegExp(`<${tag}[ >].*?</${tag}>`, "g")) ?? [];
const wordsOf = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/g, "")
    .replace(/<[^>]*>/g, "|")
    .split("|")
    .filter((words) => words.trim() !== "");

test.each(["contribution", "sustainability"] as const)(
  "VIS-02 a %s shows its figure, what it measures, its value, title and description",
  (type) => {
    const item = {
      ...blank,
      type,
      percentage: 61,
      metric: "متوسط خفض الحجم",
      value: "أقل من النصف",
      title: "صفحات أخفّ",
      description: "نقيس كل صفحة.",
    };
    const [shown = ""] = parts(renderToStaticMarkup(<Figures items={[item]} />), "li");
    expect(wordsOf(shown).join(" ")).toBe(
      `61% ${item.metric} ${item.value} ${item.title} ${item.description}`,
    );
    expect(shown.startsWith("<li class=")).toBe(type === "sustainability");
    // Ten ticks, and a mark at the percentage; the text beside it says the same.
    expect(shown).toContain('<i style="inset-inline-start:calc(61% - 6px)">');
  },
);

test("VIS-02 a figure without a percentage shows the icon of its item", () => {
  const drawings = { Target, Users, TrendingUp, Globe, Building: Building2, Award };
  expect(Object.keys(drawings)).toEqual(visionIcons);
  for (const icon of visionIcons) {
    const html = renderToStaticMarkup(<Figures items={[{ ...blank, type: "contribution", icon }]} />);
    expect(html, icon).toContain(`<li>${renderToStaticMarkup(<Icon of={drawings[icon]} />)}`);
  }
});

test("VIS-02 a pillar shows its picture, title, description and each initiative", () => {
  const pillar = {
    ...blank,
    type: "pillar" as const,
    title: "مجتمع رقمي حيوي",
    description: "مواقع يفهمها كل زائر.",
    image: "/uploads/pillar.webp",
    initiatives: ["كتابة واضحة", " ", "سهولة وصول", "ورش مفتوحة", "فحص مجاني"],
  };
  const html = renderToStaticMarkup(<Pillars texts={texts} items={{ ok: true, value: [pillar] }} />);
  const [shown = ""] = parts(html, "article");
  expect(shown).toContain("/uploads/pillar");
  expect(wordsOf(shown)).toEqual([
    pillar.title,
    pillar.description,
    "كتابة واضحة",
    "سهولة وصول",
    "ورش مفتوحة",
    "فحص مجاني",
  ]);
});

test("SITE-03 VIS-02 on phones all pillars but the first are folded", () => {
  const pillars = [1, 2, 3].map((id) => ({ ...blank, id, type: "pillar" as const, title: `محور ${id}` }));
  const html = renderToStaticMarkup(<Pillars texts={texts} items={{ ok: true, value: pillars }} />);
  const folds = html.match(/<details[^>]*>/g) ?? [];
  expect(folds.map((fold) => fold.includes('open=""'))).toEqual([true, false, false]);
});

test("VIS-02 a stored project joins the showcase after the named ones, with its category, text and picture", () => {
  const project = {
    ...blank,
    type: "project" as const,
    title: "بوابة الجمعيات",
    description: "خدمات للأهالي.",
  };
  const cards = (stored: ShownVisionItem[]) => {
    const html = renderToStaticMarkup(<Showcase texts={texts} items={stored} projects={[]} />);
    return parts(html, "article");
  };
  const stored = [
    { ...project, category: "ambitious-nation" as const, image: "/uploads/portal.webp" },
    { ...project, id: 8, category: null },
    { ...project, id: 9, type: "text" as const },
  ];
  const shown = cards(stored);
  expect(shown).toHaveLength(texts.showcases.length + 2);
  expect(shown.slice(0, -2)).toEqual(cards([]));
  expect(shown.at(-2)).toContain("/uploads/portal");
  expect(wordsOf(shown.at(-2) ?? "")).toEqual(["وطن طموح", project.title, project.description]);
  expect(shown.at(-1)).toContain("/covers/vision-8");
  expect(wordsOf(shown.at(-1) ?? "")).toEqual([project.title, project.description]);
});

test("VIS-02 VIS-03 each card of the showcase names its pillar", () => {
  const pillars = ["vibrant-society", "thriving-economy", "ambitious-nation"];
  const showcases = texts.showcases.map((card, index) => ({ ...card, pillar: pillars[index] ?? "" }));
  const html = renderToStaticMarkup(<Showcase texts={{ ...texts, showcases }} items={[]} projects={[]} />);
  const labels = [...html.matchAll(/<div><span>(.*?)<\/span>/g)].map(([, label]) => label);
  expect(labels).toEqual(["مجتمع حيوي", "اقتصاد مزدهر", "وطن طموح"]);
});

test("VIS-02 VIS-03 a card shows the same title for its pillar as the section of pillars above", () => {
  const pillar = {
    ...blank,
    type: "pillar" as const,
    title: "أنظمة موثوقة",
    category: "ambitious-nation" as const,
  };
  const showcases = texts.showcases.map((card) => ({ ...card, pillar: "ambitious-nation" }));
  const html = renderToStaticMarkup(
    <Showcase texts={{ ...texts, showcases }} items={[pillar]} projects={[]} />,
  );
  expect(html.split(pillar.title)).toHaveLength(texts.showcases.length + 1);
});

test("VIS-02 a stored text becomes a block with its title and its paragraphs", () => {
  const item = {
    ...blank,
    type: "text" as const,
    title: "كيف نقيس",
    content: "أولًا.\n\nثانيًا.",
    description: "وصف",
  };
  const html = renderToStaticMarkup(<TextBlocks items={[item, { ...blank, type: "project" }]} />);
  expect(parts(html, "section")).toHaveLength(1);
  expect(wordsOf(html)).toEqual(["كيف نقيس", "أولًا.", "ثانيًا."]);
  expect(wordsOf(renderToStaticMarkup(<TextBlocks items={[{ ...item, content: "" }]} />))).toEqual([
    "كيف نقيس",
    "وصف",
  ]);
});
