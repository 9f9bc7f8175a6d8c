import { useQueryClient } from "@tanstack/react-query";
import { BookOpenText } from "lucide-react";
import { useState } from "react";
import { AppError } from "../../kernel/errors.ts";
import { displayPhone, formatDateTime } from "../../kernel/text/format.ts";
import { Button } from "../../ui/controls/button.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { PrintDialog } from "./print-dialog.tsx";
import { privacyText } from "./privacy.text.ts";
import type { ReadablePerson } from "./privacy-answers.ts";
import { privacyClient, readsKey } from "./privacy-client.ts";
import { ReadableParts, ReadableSection } from "./readable-section.tsx";

const text = privacyText.readable;

/** Shows the content of the person's file as a page to read and print, after a proof of identity; requirement PRIV-02. */
export function PersonReadable({ contact }: { contact: string }) {
  const [page, setPage] = useState<ReadablePerson | null>(null);
  const [isBusy, setBusy] = useState(false);
  const queries = useQueryClient();
  const open = async () => {
    setBusy(true);
    try {
      setPage(await privacyClient.readable(contact));
      void queries.invalidateQueries({ queryKey: readsKey });
    } catch (error) {
      if (!(error instanceof AppError && error.code === "proof-needed")) toasts.error(text.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="line" small loading={isBusy} onClick={open}>
        <Icon of={BookOpenText} />
        {privacyText.actions.read}
      </Button>
      {page && <Reader page={page} onClose={() => setPage(null)} />}
    </>
  );
}

function Reader({ page, onClose }: { page: ReadablePerson; onClose(): void }) {
  const contact = <bdi dir="ltr">{displayPhone(page.contact)}</bdi>;
  return (
    <PrintDialog onClose={onClose} title={<BidiText text={text.title} values={{ contact }} />}>
      <p className={`${typeStyles.muted} ${typeStyles.small}`}>
        {text.madeAt.replace("{at}", formatDateTime(page.exportedAt))}
      </p>
      {page.sections.map((section) => (
        <ReadableSection key={`${section.title} ${section.id}`} section={section} />
      ))}
      {page.mentions.length > 0 && (
        <section>
          <h3>{text.mentions}</h3>
          <ReadableParts parts={page.mentions} />
        </section>
      )}
    </PrintDialog>
  );
}
