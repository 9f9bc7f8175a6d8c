import type { ReactNode } from "react";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import styles from "./hero-figure.module.css";

/** A figure beside the text of a page's head: a drawing that measures something, under its title; requirement SITE-03. */
export function HeroFigure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.figure}>
      <BidiText as="h2" text={title} />
      {children}
    </section>
  );
}
