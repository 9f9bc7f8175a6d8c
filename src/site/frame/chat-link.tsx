import { MessageCircle } from "lucide-react";
import { waLink } from "../../kernel/text/format.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import styles from "./chat-link.module.css";
import { siteText } from "./site.text.ts";
import type { FrameProps } from "./site-frame.tsx";

/** Opens the messaging app with the company's number and a prepared greeting; requirement HOME-06. */
export function ChatLink({ settings, texts }: FrameProps) {
  if (!settings.chatNumber) return null;
  return (
    <aside aria-label={texts.chatLabel}>
      <a
        className={styles.link}
        href={waLink(settings.chatNumber, settings.chatGreeting)}
        aria-label={`${texts.chatLabel}: ${siteText.chat}`}
      >
        <Icon of={MessageCircle} />
        <span>{texts.chatLabel}</span>
      </a>
    </aside>
  );
}
