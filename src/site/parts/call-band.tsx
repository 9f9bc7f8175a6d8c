import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Lattice } from "../art/lattice.tsx";
import { type ActionLink, ActionLinks } from "./action-links.tsx";

type CallBandProps = {
  title: string;
  text: string;
  links: readonly ActionLink[];
  /** Between other sections the band has no parapet. */
  isPlain?: boolean;
};

/** The closing call on a dark band, beside a lattice of lit openings; its edge is a parapet. */
export function CallBand({ title, text, links, isPlain }: CallBandProps) {
  return (
    <section className="band section tight ctawrap">
      {!isPlain && <div className="crenel" />}
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
