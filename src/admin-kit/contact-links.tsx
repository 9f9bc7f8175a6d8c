import { Mail, MessageCircle } from "lucide-react";
import { isWholeNumber, waLink } from "../kernel/text/format.ts";
import { mailLink } from "../kernel/text/mail-link.ts";
import { Icon } from "../ui/pictures/icon.tsx";

type ContactLinksProps = {
  phone: string;
  email: string;
  /** What the message begins with. */
  subject?: string;
  message?: string;
  words: { whatsapp: string; newWindow: string; mail: string };
  /** Stands in the place of the mail where the address takes none. */
  noMail?: string;
};

/** The two ways to write to somebody: the messaging app, which takes whole numbers only, and the mail program. */
export function ContactLinks({ phone, email, subject, message, words, noMail }: ContactLinksProps) {
  const mail = mailLink(email, {
    ...(subject !== undefined && { subject }),
    ...(message !== undefined && { body: message }),
  });
  return (
    <>
      {isWholeNumber(phone) && (
        <a className="btn sm line" href={waLink(phone, message)} target="_blank" rel="noopener noreferrer">
          <Icon of={MessageCircle} />
          {words.whatsapp}
          <span className="vh">{words.newWindow}</span>
        </a>
      )}
      {mail ? (
        <a className="btn sm line" href={mail}>
          <Icon of={Mail} />
          {words.mail}
        </a>
      ) : (
        noMail && <span className="muted sm">{noMail}</span>
      )}
    </>
  );
}
