import { ChevronDown, Clock, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { DotLines } from "../../ui/text/dot-lines.tsx";
import { serviceFacts } from "./service-facts.ts";
import { serviceIcon } from "./service-icons.tsx";
import { serviceText } from "./services.text.ts";
import type { ShownService } from "./services.ts";

type ServiceCardProps = {
  service: ShownService;
  /** How the card lies in the grid; a feature card stands beside its picture. */
  span: "plain" | "wide" | "feature";
  /** In place of a picture. */
  art?: ReactNode;
};

/** One service of the services page: icon or picture, title, description, facts, features and benefits; requirement SVC-01. */
export function ServiceCard({ service, span, art }: ServiceCardProps) {
  const picture = service.image ? (
    <Picture path={service.image} beside={service.title} sizes="(max-width: 900px) 90vw, 420px" />
  ) : null;
  if (span === "feature") {
    return (
      <article className="card feature wide">
        <div>
          <Words service={service} />
        </div>
        <div className="fx">{picture ? <div className="cov">{picture}</div> : art}</div>
      </article>
    );
  }
  return (
    <article className={span === "wide" ? "card wide" : "card"}>
      {(picture || art) && <div className="cov">{picture ?? art}</div>}
      <Words service={service} />
    </article>
  );
}

function Words({ service }: { service: ShownService }) {
  const facts = serviceFacts(service);
  const benefits = service.benefits.filter((line) => line.trim() !== "");
  return (
    <>
      <span className="glyph">
        <Icon of={serviceIcon(service.icon)} />
      </span>
      <BidiText as="h2" className="h3" text={service.title} />
      <BidiText as="p" text={service.description || service.shortDescription} />
      {(facts.delivery || facts.revisions) && (
        <ul className="facts">
          {facts.delivery && (
            <li>
              <Icon of={Clock} />
              {deliveryLine(facts.delivery)}
            </li>
          )}
          {facts.revisions && (
            <li>
              <Icon of={RefreshCw} />
              {facts.revisions}
            </li>
          )}
        </ul>
      )}
      {facts.features.length + benefits.length > 0 && (
        <details className="fold">
          <summary>
            {serviceText.details} <span className="vh">{service.title}</span>
            <Icon of={ChevronDown} />
          </summary>
          <Lines title={serviceText.features} lines={facts.features} />
          <Lines title={serviceText.benefits} lines={benefits} />
        </details>
      )}
    </>
  );
}

/** A span gets its label in front; a sentence of its own, such as a start time, speaks for itself. */
function deliveryLine(time: string) {
  return serviceText.deliverySpan.test(time) ? serviceText.delivery.replace("{time}", time) : time;
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <DotLines lines={lines} />
    </>
  );
}
