import { Reply } from "lucide-react";
import { useState } from "react";
import { ContactLinks } from "../../../admin-kit/contact-links.tsx";
import { dropDraft } from "../../../admin-kit/form/draft-storage.ts";
import { TextArea } from "../../../ui/controls/inputs.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { deskText } from "../desk.text.ts";
import { askedNames } from "../names.ts";
import type { DeskRequest } from "../requests.ts";
import { useUnsaved } from "./use-unsaved.ts";

const { drawer: text } = deskText;

/** A prepared answer that can be edited, and the two ways to send it: the messaging app and the mail program; AREQ-02. */
export function RequestReply({ request, me }: { request: DeskRequest; me: string }) {
  const words = deskText[request.kind];
  const draft = `reply:${request.id}`;
  const asked = [...new Set(askedNames(request.requestedServices))].join(deskText.comma);
  const prepared = words.reply(request.name, me, asked);
  const [reply, setReply] = useUnsaved(draft, prepared);
  const [isBegun] = useState(reply !== prepared);
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
        <ContactLinks
          phone={request.phone}
          email={request.email}
          subject={words.subject}
          message={reply}
          words={{ ...text, whatsapp: text.sendWhatsapp, mail: text.sendMail }}
          noMail={text.noMail}
          onUse={() => dropDraft(draft)}
        />
      </div>
    </details>
  );
}
