import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import layoutStyles from "../../ui/styles/layout.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText, type TextElement } from "../../ui/text/bidi-text.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import { useStands } from "./absent-pages.ts";

type SectionHeadProps = {
  title: string;
  lead?: string;
  /** The link to more, at the end of the row, while its page stands. */
  more?: { href: string; label: string };
};
type SectionProps = Omit<SectionHeadProps, "title"> & {
  title?: string | undefined;
  /** The class for background and spacing. */
  className?: string | undefined;
  /** The class of the inner box, which is as wide as the page's text. */
  inside?: string;
  id?: string;
  /** The name of a section without a visible heading. */
  label?: string;
  children: ReactNode;
};

/** A section of a page: its head, if it has a title, above its content. */
export function Section({
  className = layoutStyles.section,
  inside,
  id,
  label,
  title,
  children,
  ...head
}: SectionProps) {
  return (
    <section className={className || undefined} id={id} aria-label={label}>
      <div className={inside ? `${layoutStyles.wrap} ${inside}` : layoutStyles.wrap}>
        {title !== undefined && <SectionHead title={title} {...head} />}
        {children}
      </div>
    </section>
  );
}

/** The heading of a section, with a sentence under it or a link beside it. */
export function SectionHead({ title, lead, more: given }: SectionHeadProps) {
  const stands = useStands();
  const more = given && stands(given.href) ? given : undefined;
  return (
    <div className={more ? `${layoutStyles.heading} ${layoutStyles.beside}` : layoutStyles.heading}>
      <BidiText as="h2" className={typeStyles.heading} text={title} />
      {lead !== undefined && <BidiText as="p" className={typeStyles.lead} text={lead} />}
      {more && (
        <a className={buttonStyles.more} href={more.href}>
          {more.label} <Icon of={ArrowLeft} />
        </a>
      )}
    </div>
  );
}

type TitledProps = {
  title: string;
  text: string;
  /** The values of the placeholders in the sentence. */
  values?: Record<string, string> | undefined;
  as?: TextElement["as"];
  className?: string;
};

/** A heading with a sentence below it, for cards and steps. */
export function Titled({ title, text, values, as = "h3", className = typeStyles.subheading }: TitledProps) {
  return (
    <>
      <BidiText as={as} className={className || undefined} text={title} />
      <BidiText as="p" text={text} values={values} />
    </>
  );
}

type FigureListProps = {
  className?: string;
  items: readonly { id: string; value: string; label: string }[];
};

/** Figures with their labels; pages leave the section around them out if there are none. */
export function FigureList({ className, items }: FigureListProps) {
  return (
    <dl className={className}>
      {items.map(({ id, value, label }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd className={typeStyles.digits}>
            <Ltr>{value}</Ltr>
          </dd>
        </div>
      ))}
    </dl>
  );
}
