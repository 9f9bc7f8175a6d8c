import { Lock, MessageCircle, Phone, PhoneIncoming } from "lucide-react";
import type { ReactNode } from "react";
import { hasNumber, isWholeNumber } from "../../../../kernel/text/format.ts";
import { IconButton } from "../../../../ui/controls/button.tsx";
import buttonStyles from "../../../../ui/controls/buttons.module.css";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import { dialLink } from "../board/quote-requests.ts";
import { contactText } from "../contacts/contacts.text.ts";
import { deskText as text } from "../desk.text.ts";
import type { DeskRequest } from "../requests.ts";
import type { ComposerHandle } from "./composer.tsx";
import styles from "./request-page.module.css";

type ContactBarProps = Pick<ComposerHandle, "write"> & { request: DeskRequest; children: ReactNode };

/** The bar on phones: call, write, and the next step. */
export function ContactBar({ request: { phone }, write, children }: ContactBarProps) {
  return (
    <nav className={styles.actions} data-end-bar aria-label={text.bar.label}>
      {hasNumber(phone) && (
        <a
          className={`${buttonStyles.button} ${buttonStyles.outlined}`}
          href={dialLink(phone)}
          aria-label={text.bar.call}
        >
          <Icon of={Phone} />
        </a>
      )}
      {isWholeNumber(phone) && (
        <IconButton aria-label={text.composer.ways.whatsapp} onClick={() => write("whatsapp")}>
          <Icon of={MessageCircle} />
        </IconButton>
      )}
      <IconButton aria-label={text.composer.ways.note} onClick={() => write("note")}>
        <Icon of={Lock} />
      </IconButton>
      <IconButton aria-label={contactText.open} onClick={() => write("contact")}>
        <Icon of={PhoneIncoming} />
      </IconButton>
      {children}
    </nav>
  );
}
