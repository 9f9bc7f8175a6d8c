import { Mail, MessageCircle } from "lucide-react";
import { isWholeNumber, waLink } from "../kernel/text/format.ts";
import { mailLink } from "../kernel/text/mail-link.ts";
import buttonStyles from "../ui/controls/buttons.module.css";
import { Icon } from "../ui/pictures/icon.tsx";
import typeStyles from "../ui/styles/type.module.css";

type ContactLinksProps = {
  phone: string;
  email: string;
  /** The subject of the mail; `message` is the first text of either message. */
  subject?: string;
  message?: string;
  words: { whatsapp: string; newWindow: string; mail: string };
  /** Shown in place of the mail link when the address cannot receive mail. */
  noMail?: string;
};

/** The two ways to write to a person: the messaging app, which needs a complete phone number, and the mail program. */
export function ContactLinks({ phone, email, subject, message, words, noMail }: ContactLinksProps) {
  const mail = mailLink(email, {
    ...(subject !== undefined && { subject }),
    ...(message !== undefined && { body: message }),
  });
  return (
    <>
      {isWholeNumber(phone) && (
        <a
          className={`${buttonStyles.button} ${buttonStyles.small} ${buttonStyles.outlined}`}
          href={waLink(phone, message)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon of={MessageCircle} />
          {words.whatsapp}
          <span className={typeStyles.unseen}>{words.newWindow}</span>
        </a>
      )}
      {mail ? (
        <a className={`${buttonStyles.button} ${buttonStyles.small} ${buttonStyles.outlined}`} href={mail}>
          <Icon of={Mail} />
          {words.mail}
        </a>
      ) : (
        noMail && <span className={`${typeStyles.muted} ${typeStyles.small}`}>{noMail}</span>
      )}
    </>
  );
}
