import { ArrowLeft } from "lucide-react";
import { BidiText } from "../ui/bidi-text.tsx";
import { Icon } from "../ui/icon.tsx";
import { safeHref } from "./action-links.tsx";
import { Lattice } from "./art/lattice.tsx";

type CallBandProps = {
  title: string;
  text: string;
  links: readonly { id: string; label: string; href: string; tone: string }[];
};

/** The closing call on a dark band, beside a lattice of lit openings; its edge is a parapet. */
export function CallBand({ title, text, links }: CallBandProps) {
  return (
    <section className="band section tight ctawrap">
      <div className="crenel" />
      <div className="wrap">
        <div className="cta">
          <h2 className="h2">
            <BidiText text={title} />
          </h2>
          <p className="lead">
            <BidiText text={text} />
          </p>
          <div className="acts">
            {links.map(({ id, label, href, tone }) => (
              <a key={id} className={tone === "primary" ? "btn sun" : "btn onband"} href={safeHref(href)}>
                {label} {tone === "primary" && <Icon of={ArrowLeft} className="go" />}
              </a>
            ))}
          </div>
        </div>
      </div>
      <Lattice />
    </section>
  );
}
