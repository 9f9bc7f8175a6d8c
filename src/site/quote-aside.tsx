import { Phone } from "lucide-react";
import type { PageTexts } from "../content/page-content/section.ts";
import type { quote } from "../content/page-content/sections/quote.text.ts";
import { displayPhone, telLink } from "../kernel/format.ts";
import { BidiText } from "../ui/bidi-text.tsx";
import { Icon } from "../ui/icon.tsx";
import { Ltr } from "../ui/ltr.tsx";
import { Mark } from "../ui/mark.tsx";

const dotsOf = [1, 3, 6];

/** What happens after sending, and the phone for those who rather call. */
export function QuoteAside({ texts, phone }: { texts: PageTexts<typeof quote>; phone: string }) {
  return (
    <aside className="side">
      <h2 className="h3">
        <BidiText text={texts.nextTitle} />
      </h2>
      <ol>
        {texts.nextSteps.map(({ id, title, text }, index) => (
          <li key={id}>
            <Mark filled={dotsOf[index] ?? 6} />
            <div>
              <h3>
                <BidiText text={title} />
              </h3>
              <p>
                <BidiText text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className="banner call">
        <Icon of={Phone} />
        <span>
          {texts.callLabel}{" "}
          <a className="num" href={telLink(phone)}>
            <Ltr>{displayPhone(phone)}</Ltr>
          </a>
        </span>
      </p>
    </aside>
  );
}
