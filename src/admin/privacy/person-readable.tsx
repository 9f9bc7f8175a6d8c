import { useQueryClient } from "@tanstack/react-query";
import { BookOpenText, Printer } from "lucide-react";
import { useState } from "react";
import { AppError } from "../../kernel/errors.ts";
import { displayPhone, formatDateTime } from "../../kernel/text/format.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Dialog, DialogBody } from "../../ui/overlays/dialog.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiName, BidiText } from "../../ui/text/bidi-text.tsx";
import styles from "./person-readable.module.css";
import { privacyText } from "./privacy.text.ts";
import type { Fact, ReadablePerson } from "./privacy-answers.ts";
import { privacyClient, readsKey } from "./privacy-client.ts";

const text = privacyText.readable;

/** What the file for the person holds as a page to read and to print, made after a proof of identity; requirement PRIV-02. */
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
  const footer = (
    <>
      <Button variant="ghost" onClick={onClose}>
        {text.close}
      </Button>
      <Button onClick={() => window.print()}>
        <Icon of={Printer} />
        {text.print}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<BidiText text={text.title} values={{ contact }} />}
      footer={footer}
    >
      <DialogBody>
        <article className={styles.page}>
          <p className="muted sm">{text.madeAt.replace("{at}", formatDateTime(page.exportedAt))}</p>
          {page.sections.map((section) => (
            <Section key={`${section.title} ${section.id}`} section={section} />
          ))}
          {page.mentions.length > 0 && (
            <section>
              <h3>{text.mentions}</h3>
              <Parts parts={page.mentions} />
            </section>
          )}
        </article>
      </DialogBody>
    </Dialog>
  );
}

function Section({ section }: { section: ReadablePerson["sections"][number] }) {
  const { title, id, facts, parts, history } = section;
  return (
    <section>
      <h3>{text.section.replace("{kind}", title).replace("{id}", String(id))}</h3>
      <Facts facts={facts} />
      <Parts parts={parts} />
      {history.length > 0 && (
        <>
          <h4>{text.history}</h4>
          <ul>
            {history.map(({ at, actor, what }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a history are never moved
              <li key={index}>
                <BidiText text={text.event} values={{ at: formatDateTime(at), actor, what }} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Parts({ parts }: { parts: ReadablePerson["mentions"] }) {
  return parts.map(({ title, facts }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a page are never moved
    <div key={index} className={styles.part}>
      <h4>{title}</h4>
      <Facts facts={facts} />
    </div>
  ));
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a record are never moved
        <div key={index}>
          <dt>{label}</dt>
          <dd>
            <BidiName text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
