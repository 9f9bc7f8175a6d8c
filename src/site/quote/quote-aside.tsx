import { Phone } from "lucide-react";
import type { PageTexts } from "../../content/page-content/sections/section.ts";
import type { quote } from "../../content/page-content/sections/texts/quote.text.ts";
import { displayPhone, telLink } from "../../kernel/text/format.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import { NextSteps } from "../forms/next-steps.tsx";

/** What happens after sending, and the phone for those who rather call. */
export function QuoteAside({
  texts,
  phone,
  validity,
}: {
  texts: PageTexts<typeof quote>;
  phone: string;
  /** For how long an offer holds. */
  validity: string;
}) {
  return (
    <NextSteps title={texts.nextTitle} steps={texts.nextSteps} values={{ validity }}>
      <p className="banner call">
        <Icon of={Phone} />
        <span>
          {texts.callLabel}{" "}
          <a className="num" href={telLink(phone)}>
            <Ltr>{displayPhone(phone)}</Ltr>
          </a>
        </span>
      </p>
    </NextSteps>
  );
}
