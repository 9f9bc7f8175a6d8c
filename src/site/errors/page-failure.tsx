import type { ReactNode } from "react";
import layoutStyles from "../../ui/styles/layout.module.css";
import { PageHero } from "../frame/page-hero.tsx";
import { LoadFailure } from "./load-failure.tsx";

type PageFailureProps = {
  /** The heading to show, because the page's own could not be read. */
  heading: string;
  /** The address of the parent list. */
  list?: string;
  current?: string;
  title: string;
  text: ReactNode;
  retry: string;
};

/** A page whose record could not be read: the heading of its list, what failed, and a retry. */
export function PageFailure({ heading, list, current = heading, ...failure }: PageFailureProps) {
  return (
    <>
      <PageHero {...(list && { parent: [list, heading] })} current={current} title={heading} />
      <section className={layoutStyles.wrap}>
        <LoadFailure {...failure} />
      </section>
    </>
  );
}
