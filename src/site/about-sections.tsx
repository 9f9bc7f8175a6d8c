import type { PageTexts } from "../content/page-content/section.ts";
import type { about } from "../content/page-content/sections/about.text.ts";
import { BidiText } from "../ui/bidi-text.tsx";
import { Icon } from "../ui/icon.tsx";
import { pageIcon } from "./page-icons.tsx";
import { RichText } from "./rich-text.tsx";

type AboutProps = { texts: PageTexts<typeof about> };

export function MissionAndVision({ texts }: AboutProps) {
  const parts = [
    [texts.missionTitle, texts.mission],
    [texts.visionTitle, texts.vision],
  ];
  return (
    <section>
      <div className="wrap mv">
        {parts.map(([title = "", text = ""]) => (
          <div key={title}>
            <h2>
              <i className="nq" />
              <BidiText text={title} />
            </h2>
            <RichText html={text} />
          </div>
        ))}
      </div>
    </section>
  );
}

export function Values({ texts }: AboutProps) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="head">
          <h2 className="h2">
            <BidiText text={texts.valuesTitle} />
          </h2>
        </div>
        <ul className="six">
          {texts.values.map(({ id, title, text, icon }) => (
            <li key={id}>
              <Icon of={pageIcon(icon)} />
              <h3 className="h3">
                <BidiText text={title} />
              </h3>
              <p>
                <BidiText text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The years in a row; where years are missing before one, dots stand in the line, and the last has the sun's colour. */
export function Timeline({ texts }: AboutProps) {
  const last = texts.timeline.length - 1;
  return (
    <section className="section ruled">
      <div className="wrap">
        <div className="head">
          <h2 className="h2">
            <BidiText text={texts.timelineTitle} />
          </h2>
        </div>
        <ol className="tl2">
          {texts.timeline.map(({ id, year, title, text }, index) => (
            <li key={id} className={index === last ? "now" : undefined}>
              <b className="num">{year}</b>
              <h3>
                <BidiText text={title} />
              </h3>
              <p>
                <BidiText text={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
