import { Mail, MessageCircle, Reply } from "lucide-react";
import { useState } from "react";
import { dropDraft } from "../../admin-kit/draft-storage.ts";
import { waLink } from "../../kernel/format.ts";
import { mailLink } from "../../kernel/mail-link.ts";
import { Icon } from "../../ui/icon.tsx";
import { TextArea } from "../../ui/inputs.tsx";
import { deskText } from "./desk.text.ts";
import type { DeskRequest } from "./desk-client.ts";
import { reasonName, serviceName } from "./names.ts";
import { useUnsaved } from "./use-unsaved.ts";

const { drawer: text } = deskText;

/** A prepared answer that can be edited, and the two ways to send it: the messaging app and the mail program; AREQ-02. */
export function RequestReply({ request, me }: { request: DeskRequest; me: string }) {
  const words = deskText[request.kind];
  const draft = `reply:${request.id}`;
  const prepared = words.reply(request.name, me, whatOf(request));
  const [reply, setReply] = useUnsaved(draft, prepared);
  const [isBegun] = useState(reply !== prepared);
  const sent = () => dropDraft(draft);
  const mail = mailLink(request.email, { subject: words.subject, body: reply });
  return (
    <details className="reply" open={isBegun}>
      <summary>
        <Icon of={Reply} />
        {text.reply}
      </summary>
      <TextArea
        label={text.replyText}
        value={reply}
        rows={5}
        onChange={(event) => setReply(event.target.value)}
      />
      <div className="qa">
        {/^\+\d+$/.test(request.phone) && (
          <a
            className="btn sm line"
            href={waLink(request.phone, reply)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={sent}
          >
            <Icon of={MessageCircle} />
            {text.sendWhatsapp}
            <span className="vh">{text.newWindow}</span>
          </a>
        )}
        {mail ? (
          <a className="btn sm line" href={mail} onClick={sent}>
            <Icon of={Mail} />
            {text.sendMail}
          </a>
        ) : (
          <span className="muted sm">{text.noMail}</span>
        )}
      </div>
    </details>
  );
}

function whatOf({ contact, services }: DeskRequest) {
  return contact ? reasonName(contact) : [...new Set(services)].map(serviceName).join(deskText.comma);
}
