import { MessageCircle } from "lucide-react";
import { named } from "../../../kernel/resource/named-record.ts";
import { displayPhone, waLink } from "../../../kernel/text/format.ts";
import cardStyles from "../../../ui/card.module.css";
import buttonStyles from "../../../ui/controls/buttons.module.css";
import { Icon } from "../../../ui/pictures/icon.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiText } from "../../../ui/text/bidi-text.tsx";
import { Ltr } from "../../../ui/text/ltr.tsx";
import { Section } from "../../parts/section.tsx";
import { isFilled, NothingYet } from "../block-parts.tsx";
import type { BlockProps } from "../block-props.ts";
import shared from "../shared.module.css";
import type block from "./block.text.ts";
import { words } from "./block.text.ts";
import styles from "./drawing.module.css";
import type { ChatWays } from "./records.server.ts";

/** A call to write in the messaging app, with the message that is written there already; nothing without a number. Requirement OWN-04. */
export default function ChatBlock({ texts, records }: BlockProps<typeof block, ChatWays>) {
  if (!records?.chatNumber) return <NothingYet hint={words.hint} />;
  const { title, text, button, message } = texts;
  const { chatNumber, chatGreeting } = records;
  return (
    <Section>
      <div className={`${cardStyles.panel} ${styles.chat}`}>
        <div className={shared.words}>
          {isFilled(title) && <BidiText as="h2" className={typeStyles.heading} text={title} />}
          {isFilled(text) && <BidiText as="p" text={text} />}
        </div>
        <div className={styles.reach}>
          <a
            className={buttonStyles.button}
            href={waLink(chatNumber, isFilled(message) ? message : chatGreeting)}
          >
            <Icon of={MessageCircle} />
            {isFilled(button) ? button : words.start}
          </a>
          <Ltr {...named(records, "chatNumber")}>{displayPhone(chatNumber)}</Ltr>
        </div>
      </div>
    </Section>
  );
}
