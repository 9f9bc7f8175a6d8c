import { ChevronDown, Clock, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { BidiText } from "../../ui/bidi-text.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { Service } from "./schema.ts";
import { serviceFacts } from "./service-facts.ts";
import { serviceIcon } from "./service-icons.tsx";
import { serviceText } from "./services.text.ts";

type ServiceCardProps = {
  service: Service;
  /** How the card lies in the grid; a feature card carries `art` beside its words. */
  span: "plain" | "wide" | "feature";
  art?: ReactNode;
};

/** One service of the services page: icon or picture, title, description, facts, features and benefits; requirement SVC-01. */
export function ServiceCard({ service, span, art }: ServiceCardProps) {
  const picture = service.image && <ServicePicture path={service.image} />;
  if (span === "feature") {
    return (
      <article className="card feature wide">
        <div>
          <Words service={service} />
        </div>
        <div className="fx">{picture ?? art}</div>
      </article>
    );
  }
  return (
    <article className={span === "wide" ? "card wide" : "card"}>
      {picture}
      <Words service={service} />
    </article>
  );
}

function ServicePicture({ path }: { path: string }) {
  return (
    <div className="cov">
      <Picture path={path} alt="" sizes="(max-width: 900px) 90vw, 420px" />
    </div>
  );
}

function Words({ service }: { service: Service }) {
  const facts = serviceFacts(service);
  const benefits = service.benefits.filter((line) => line.trim() !== "");
  return (
    <>
      <span className="glyph">
        <Icon of={serviceIcon(service.icon)} />
      </span>
      <h2 className="h3">
        <BidiText text={service.title} />
      </h2>
      <p>
        <BidiText text={service.description || service.shortDescription} />
      </p>
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

/** «التسليم 5 إلى 7 أيام», but «يبدأ خلال يومين» and «استجابة فورية» speak for themselves. */
function deliveryLine(time: string) {
  return serviceText.deliverySpan.test(time) ? serviceText.delivery.replace("{time}", time) : time;
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <i className="nq" />
            <span>
              <BidiText text={line} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
