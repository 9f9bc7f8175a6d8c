import { Mail, MessageCircle, Phone } from "lucide-react";
import type { PageTexts } from "../content/page-content/section.ts";
import type { faq } from "../content/page-content/sections/faq.text.ts";
import { displayPhone, telLink, waLink } from "../kernel/format.ts";
import { mailLink } from "../kernel/mail-link.ts";
import { wordFor } from "../kernel/word-for.ts";
import { BidiText } from "../ui/bidi-text.tsx";
import { Icon } from "../ui/icon.tsx";
import { Ltr } from "../ui/ltr.tsx";
import type { PublicSettings } from "./public-settings.ts";

type FaqHelpProps = { texts: PageTexts<typeof faq>; settings: PublicSettings };

/** Three ways to ask: the messaging app, a call, a letter; requirement FAQ-07. */
export function FaqHelp({ texts, settings }: FaqHelpProps) {
  const channels: Record<string, { of: typeof Mail; href: string | undefined }> = {
    chat: { of: MessageCircle, href: waLink(settings.chatNumber, settings.chatGreeting) },
    phone: { of: Phone, href: telLink(settings.phone) },
    email: { of: Mail, href: mailLink(settings.email) },
  };
  const values = {
    phone: <Ltr>{displayPhone(settings.phone)}</Ltr>,
    email: <Ltr>{settings.email}</Ltr>,
  };
  return (
    <section className="section">
      <div className="wrap">
        <div className="head">
          <h2 className="h2">
            <BidiText text={texts.helpTitle} />
          </h2>
        </div>
        <div className="helps">
          {texts.helpCards.map(({ id, title, text, label, channel }) => {
            const { of, href } = wordFor(channels, channel) ?? { of: MessageCircle, href: "/contact" };
            return (
              <a key={id} className="card help" href={href}>
                <Icon of={of} className="big" />
                <h3 className="h3">{title}</h3>
                <p>
                  <BidiText text={text} />
                </p>
                <span className="val">
                  <BidiText text={label} values={values} />
                </span>
              </a>
            );
          })}
        </div>
      </div>
    </section>
  );
}
