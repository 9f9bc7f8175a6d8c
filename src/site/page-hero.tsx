import { BidiText } from "../ui/bidi-text.tsx";
import { siteText } from "./site.text.ts";

/** The head of an inner page: where one is, the h1 and a sentence. */
export function PageHero({
  parent = ["/", siteText.nav.home],
  current,
  title,
  lead,
}: {
  parent?: readonly [href: string, label: string];
  current: string;
  title: string;
  lead: string;
}) {
  return (
    <section className="phero">
      <div className="wrap">
        <div className="in">
          <nav className="crumb" aria-label={siteText.breadcrumb}>
            <a href={parent[0]}>{parent[1]}</a>
            <i className="nq" />
            <span aria-current="page">{current}</span>
          </nav>
          <h1 className="h1">
            <BidiText text={title} />
          </h1>
          <p className="lead">
            <BidiText text={lead} />
          </p>
        </div>
      </div>
    </section>
  );
}
