import { currencyOf, formatNumber } from "../../kernel/text/format.ts";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { DotLines } from "../../ui/text/dot-lines.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import { HostingIcon } from "./hosting-icons.tsx";
import { iconHint } from "./icon-hint.ts";
import { packageText } from "./packages.text.ts";
import type { ShownPackage } from "./packages.ts";

/** A hosting package with the gradient and icon that its hint names; requirement SVC-07. */
export function HostingCard({ offer, href }: { offer: ShownPackage; href: string }) {
  const { gradient, icon } = iconHint(offer.iconHtml);
  return (
    <article className="card host">
      <span className={`gt ${gradient}`}>
        <HostingIcon name={icon} />
      </span>
      <div>
        <BidiText as="h3" className="h3" text={offer.title} />
        <BidiText as="p" text={offer.description} />
      </div>
      <p className="amt">
        {offer.price === null ? (
          <b className="tx">{packageText.contactUs}</b>
        ) : (
          <>
            <b className="num">
              <Ltr>{formatNumber(offer.price)}</Ltr>
            </b>{" "}
            {currencyOf(offer.price, offer.priceUnit)}
          </>
        )}
        {offer.deliveryTime && <small>{offer.deliveryTime}</small>}
      </p>
      <DotLines lines={offer.features} />
      <a className="btn line block" href={href}>
        {offer.price === null ? packageText.contactUs : packageText.chooseHosting}
        <span className="vh"> {offer.title}</span>
      </a>
    </article>
  );
}
