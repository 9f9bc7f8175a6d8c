import { Fragment } from "react";
import { useLocation } from "react-router";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { useStands } from "../parts/absent-pages.ts";
import { JsonLd, useOrigin } from "../seo/json-ld.tsx";
import { breadcrumbData } from "../seo/structured-data.ts";
import styles from "./crumbs.module.css";
import { siteText } from "./site.text.ts";

export type Parent = readonly [path: string, name: string];

/** The path to a page, for readers and for search engines. */
export function Crumbs({ parents: given, current }: { parents: readonly Parent[]; current: string }) {
  const { pathname } = useLocation();
  const origin = useOrigin();
  const stands = useStands();
  const parents = given.filter(([path]) => stands(path));
  const trail = [...parents, [pathname, current] as const].map(([path, name]) => ({ path, name }));
  return (
    <nav className={styles.crumbs} aria-label={siteText.breadcrumb}>
      {parents.map(([path, name]) => (
        <Fragment key={path}>
          <a href={path}>
            <BidiText text={name} />
          </a>
          <i className={typeStyles.diamond} />
        </Fragment>
      ))}
      <BidiText as="span" aria-current="page" text={current} />
      <JsonLd data={import.meta.env.SSR ? breadcrumbData(trail, origin) : null} />
    </nav>
  );
}
