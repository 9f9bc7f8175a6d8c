import type { ReactNode } from "react";
import { BidiText } from "../ui/bidi-text.tsx";
import { Crumbs, type Parent } from "./crumbs.tsx";
import { siteText } from "./site.text.ts";

type PageHeroProps = {
  parent?: Parent;
  current: string;
  title: string;
  lead?: string;
  /** Under the sentence. */
  children?: ReactNode;
};

/** The head of an inner page: where one is, the h1 and a sentence. */
export function PageHero({
  parent = ["/", siteText.nav.home],
  current,
  title,
  lead,
  children,
}: PageHeroProps) {
  return (
    <section className="phero">
      <div className="wrap">
        <div className="in">
          <Crumbs parents={[parent]} current={current} />
          <h1 className="h1">
            <BidiText text={title} />
          </h1>
          {lead && (
            <p className="lead">
              <BidiText text={lead} />
            </p>
          )}
          {children}
        </div>
      </div>
    </section>
  );
}
