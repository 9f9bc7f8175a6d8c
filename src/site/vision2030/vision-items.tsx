import { RotateCw, TriangleAlert } from "lucide-react";
import type { ShownVisionItem } from "../../content/vision/vision-items.ts";
import { formatPercent } from "../../kernel/text/format.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { DotLines } from "../../ui/text/dot-lines.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import { PillarArt } from "../art/pillar-art.tsx";
import { pageIcon } from "../frame/page-icons.tsx";
import { siteText } from "../frame/site.text.ts";
import type { Loaded } from "../loading/loaded.ts";
import { visionText } from "../parts/pages.text.ts";
import { Section, Titled } from "../parts/section.tsx";
import type { VisionTexts } from "./vision-sections.tsx";

const looks = ["pil a", "pil b", "pil c"];

/** The stored pillars with their initiatives, or why there are none; requirement VIS-02. */
export function Pillars({ texts, items }: { texts: VisionTexts; items: Loaded<ShownVisionItem[]> }) {
  const pillars = items.ok ? items.value.filter(({ type }) => type === "pillar") : [];
  return (
    <Section className="section vpil" id="pillars" title={texts.pillarsTitle} lead={texts.pillarsLead}>
      {!items.ok && <LoadFailure />}
      <div className="pillars">
        {pillars.map((pillar, index) => (
          <article key={pillar.id} className={looks[index % looks.length]}>
            <div className="art">
              {pillar.image ? (
                <Picture path={pillar.image} beside={pillar.title} sizes="(max-width: 900px) 92vw, 392px" />
              ) : (
                <PillarArt place={index} />
              )}
            </div>
            <Titled title={pillar.title} text={pillar.description} />
            <DotLines lines={pillar.initiatives} />
          </article>
        ))}
      </div>
    </Section>
  );
}

function LoadFailure() {
  return (
    <div className="banner bad" role="alert">
      <Icon of={TriangleAlert} />
      <span>{visionText.loadFailed}</span>
      <a className="btn line sm" href="/vision2030">
        <Icon of={RotateCw} />
        {siteText.retry}
      </a>
    </div>
  );
}

/** Contributions and sustainability items as a strip of figures; left out while there are none; requirement VIS-02. */
export function Figures({ items }: { items: ShownVisionItem[] }) {
  const figures = items.filter(({ type }) => type === "contribution" || type === "sustainability");
  if (figures.length === 0) return null;
  return (
    <Section className="section flush">
      <h2 className="vh">{visionText.figures}</h2>
      <ul className="vfigs">
        {figures.map((item) => (
          <li key={item.id} className={item.type === "sustainability" ? "green" : undefined}>
            {item.percentage === null ? (
              <Icon of={pageIcon(item.icon)} />
            ) : (
              <b className="num">
                <Ltr>{formatPercent(item.percentage)}</Ltr>
              </b>
            )}
            <p className="metric">
              <BidiText text={item.metric} />
              {item.value && <BidiText as="span" text={item.value} />}
            </p>
            <Titled title={item.title} text={item.description} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A stored text becomes a block of its own; requirement VIS-02. */
export function TextBlocks({ items }: { items: ShownVisionItem[] }) {
  return items
    .filter(({ type }) => type === "text")
    .map((item) => (
      <Section className="section flush" key={item.id} inside="vtext">
        <BidiText as="h2" className="h2" text={item.title} />
        {(item.content || item.description)
          .split(/\n\s*\n/)
          .filter(Boolean)
          .map((text) => (
            <BidiText key={text} as="p" text={text} />
          ))}
      </Section>
    ));
}
