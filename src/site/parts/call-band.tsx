import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Lattice } from "../art/lattice.tsx";
import { type ActionLink, ActionLinks } from "./action-links.tsx";

type CallBandProps = {
  title: string;
  text: string;
  links: readonly ActionLink[];
};

/** A call between other sections, on a dark band beside a lattice of lit openings. */
export function CallBand({ title, text, links }: CallBandProps) {
  return (
    <section className="band section tight ctawrap">
      <div className="wrap">
        <div className="cta">
          <BidiText as="h2" className="h2" text={title} />
          <BidiText as="p" className="lead" text={text} />
          <ActionLinks links={links} onBand />
        </div>
      </div>
      <Lattice />
    </section>
  );
}
