import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import type { PageTexts } from "../../content/page-content/sections/section.ts";
import type { quote } from "../../content/page-content/sections/texts/quote.text.ts";
import type { AskedChoice } from "../../content/shared/asked-services.ts";
import { named } from "../../kernel/resource/named-record.ts";
import { displayPhone, telLink } from "../../kernel/text/format.ts";
import bannerStyles from "../../ui/banner.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { Ltr } from "../../ui/text/ltr.tsx";
import { FormAside } from "../forms/form-columns.tsx";
import { FormSummary } from "../forms/form-summary.tsx";
import { quoteText } from "../frame/site.text.ts";
import type { PublicSettings } from "../loading/public-settings.ts";
import { NextSteps } from "./next-steps.tsx";
import styles from "./quote.module.css";

type QuoteAsideProps = {
  texts: PageTexts<typeof quote>;
  settings: Pick<PublicSettings, "phone">;
  /** How long an offer is valid. */
  validity: string;
  summary: ReactNode;
  choices: readonly AskedChoice[];
};

/** A summary of what will be sent, the next steps, and the phone for visitors who prefer to call. */
export function QuoteAside({ texts, settings, validity, summary, choices }: QuoteAsideProps) {
  return (
    <FormAside label={quoteText.summary}>
      <FormSummary title={quoteText.summary} choices={choices}>
        {summary}
      </FormSummary>
      <NextSteps title={texts.nextTitle} steps={texts.nextSteps} values={{ validity }} />
      <p className={`${bannerStyles.banner} ${styles.call}`}>
        <Icon of={Phone} />
        <span>
          {texts.callLabel}{" "}
          <a className={typeStyles.digits} href={telLink(settings.phone)}>
            <Ltr {...named(settings, "phone")}>{displayPhone(settings.phone)}</Ltr>
          </a>
        </span>
      </p>
    </FormAside>
  );
}
