import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { packages, type ShownPackage } from "../../content/packages/packages.ts";
import { defaultTexts } from "../../content/page-content/sections/section.ts";
import { about } from "../../content/page-content/sections/texts/about.text.ts";
import { services } from "../../content/page-content/sections/texts/services.text.ts";
import { vision2030 } from "../../content/page-content/sections/texts/vision2030.text.ts";
import { type ShownVisionItem, visionItems } from "../../content/vision/vision-items.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { Timeline } from "../about/about-sections.tsx";
import type { Loaded } from "../loading/loaded.ts";
import type { Paged } from "../loading/pagination.ts";
import { Figures, Pillars } from "../vision2030/vision-items.tsx";
import { Showcase } from "../vision2030/vision-showcase.tsx";
import { HostingPackages, Packages } from "./services-packages.tsx";

const none: Loaded<Paged<ShownPackage>> = { ok: true, value: { list: [], total: 0, page: 1 } };
const offer: ShownPackage = { ...blankOf(packages), id: 1, title: "الأولى" };
const one: Loaded<Paged<ShownPackage>> = { ok: true, value: { list: [offer], total: 1, page: 1 } };
const pillar: ShownVisionItem = { ...blankOf(visionItems), id: 1, type: "pillar", title: "محور" };
const vision = { ...defaultTexts(vision2030), showcases: [] };

const parts: [name: string, empty: ReactElement, filled: ReactElement][] = [
  [
    "packages",
    <Packages key="0" texts={defaultTexts(services)} packages={none} />,
    <Packages key="1" texts={defaultTexts(services)} packages={one} />,
  ],
  [
    "hosting",
    <HostingPackages key="0" texts={defaultTexts(services)} packages={none} />,
    <HostingPackages key="1" texts={defaultTexts(services)} packages={one} />,
  ],
  [
    "timeline",
    <Timeline key="0" texts={{ ...defaultTexts(about), timeline: [] }} />,
    <Timeline key="1" texts={defaultTexts(about)} />,
  ],
  [
    "pillars",
    <Pillars key="0" texts={vision} items={{ ok: true, value: [] }} />,
    <Pillars key="1" texts={vision} items={{ ok: true, value: [pillar] }} />,
  ],
  [
    "figures of the vision",
    <Figures key="0" items={[]} />,
    <Figures key="1" items={[{ ...pillar, type: "contribution" }]} />,
  ],
  [
    "showcase",
    <Showcase key="0" texts={vision} items={[]} projects={[]} />,
    <Showcase key="1" texts={vision} items={[{ ...pillar, type: "project" }]} projects={[]} />,
  ],
];

test.each(parts)(
  "SETUP-01 TRIAL-01 O3: the part %s is left out without records and comes with the first",
  (_, empty, filled) => {
    expect(renderToStaticMarkup(empty)).toBe("");
    expect(renderToStaticMarkup(filled)).toContain("<h2");
  },
);
