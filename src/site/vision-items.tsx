import { RotateCw, TriangleAlert } from "lucide-react";
import type { ShownVisionItem } from "../content/vision/vision-items.ts";
import { formatPercent } from "../kernel/format.ts";
import { BidiText } from "../ui/bidi-text.tsx";
import { Icon } from "../ui/icon.tsx";
import { Ltr } from "../ui/ltr.tsx";
import { Picture } from "../ui/picture.tsx";
import { PillarArt } from "./art/pillar-art.tsx";
import type { Loaded } from "./loaded.ts";
import { pageIcon } from "./page-icons.tsx";
import { visionText } from "./pages.text.ts";
import { siteText } from "./site.text.ts";
import type { VisionTexts } from "./vision-sections.tsx";

const looks = ["pil a", "pil b", "pil c"];

/** The stored pillars with their initiatives, or why there are none; requirement VIS-02. */
export function Pillars({ texts, items }: { texts: VisionTexts; items: Loaded<ShownVisionItem[]> }) {
  const pillars = items.ok ? items.value.filter(({ type }) => type === "pillar") : [];
  return (
    <section className="section vpil" id="pillars">
      <div className="wrap">
        <div className="head">
          <h2 className="h2">
            <BidiText text={texts.pillarsTitle} />
          </h2>
          <p className="lead">
            <BidiText text={texts.pillarsLead} />
          </p>
        </div>
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
              <h3 className="h3">
                <BidiText text={pillar.title} />
              </h3>
              <p>
                <BidiText text={pillar.description} />
              </p>
              <ul>
                {pillar.initiatives
                  .filter((line) => line.trim() !== "")
                  .map((line) => (
                    <li key={line}>
                      <i className="nq" />
                      <span>
                        <BidiText text={line} />
                      </span>
                    </li>
                  ))}
              </ul>
            </article>
          ))}
        </div>
      </div>
    </section>
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
    <section className="section flush">
      <div className="wrap">
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
                {item.value && (
                  <span>
                    <BidiText text={item.value} />
                  </span>
                )}
              </p>
              <h3 className="h3">
                <BidiText text={item.title} />
              </h3>
              <p>
                <BidiText text={item.description} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A stored text becomes a block of its own; requirement VIS-02. */
export function TextBlocks({ items }: { items: ShownVisionItem[] }) {
  return items
    .filter(({ type }) => type === "text")
    .map((item) => (
      <section className="section flush" key={item.id}>
        <div className="wrap vtext">
          <h2 className="h2">
            <BidiText text={item.title} />
          </h2>
          {(item.content || item.description)
            .split(/\n\s*\n/)
            .filter(Boolean)
            .map((text) => (
              <p key={text}>
                <BidiText text={text} />
              </p>
            ))}
        </div>
      </section>
    ));
}
