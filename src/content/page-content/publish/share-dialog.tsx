import { useQuery } from "@tanstack/react-query";
import { Copy, Link2, X } from "lucide-react";
import { useState } from "react";
import { formatDateTime } from "../../../kernel/text/format.ts";
import { Failure } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import buttonStyles from "../../../ui/controls/buttons.module.css";
import { TextInput } from "../../../ui/controls/inputs.tsx";
import { copyText } from "../../../ui/overlays/copy-text.ts";
import { Dialog, DialogBody } from "../../../ui/overlays/dialog.tsx";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import { Icon } from "../../../ui/pictures/icon.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { contentClient } from "../editor/client.ts";
import type { Section } from "../sections/section.ts";
import publishStyles from "./publish.module.css";
import { sharingText as words } from "./share-dialog.text.ts";

type ShareDialogProps = { isOpen: boolean; onClose(): void; section: Section };

/** Links that show the draft to somebody without an account: made, listed, withdrawn; requirement ACNT-03. */
export default function ShareDialog({ isOpen, onClose, section }: ShareDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} size="md">
      {isOpen && <Shares section={section} />}
    </Dialog>
  );
}

function Shares({ section }: { section: Section }) {
  const client = contentClient(section.key);
  const shares = useQuery({ queryKey: ["content-shares", section.key], queryFn: client.shares });
  const [link, setLink] = useState<{ id: number; href: string }>();
  const [hasFailed, setFailed] = useState(false);
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act();
      setFailed(false);
    } catch {
      setFailed(true);
    }
    await shares.refetch();
  };
  const create = () =>
    attempt(async () => {
      const { id, token } = await client.share();
      const path = section.route === "/" ? "" : (section.route ?? "");
      setLink({ id, href: `${window.location.origin}/draft/${token}${path}` });
    });
  const withdraw = (id: number) =>
    attempt(async () => {
      await client.withdraw(id);
      // A link is shown only once, so withdrawing another one must not hide it.
      setLink((shown) => (shown?.id === id ? undefined : shown));
      toasts.success(words.withdrawn);
    });
  return (
    <DialogBody>
      <div className={publishStyles.publish}>
        <Failure of={(hasFailed || shares.error) && words.failed} />
        <p className={`${typeStyles.muted} ${typeStyles.small}`}>{words.note}</p>
        {link ? (
          <div className={publishStyles.link}>
            <TextInput
              label={words.link}
              help={words.linkHelp}
              type="url"
              readOnly
              value={link.href}
              onFocus={(event) => event.target.select()}
            />
            <Button small variant="line" onClick={() => void copyText(link.href, words.copied)}>
              <Icon of={Copy} />
              {words.copy}
            </Button>
          </div>
        ) : (
          <Button small className={buttonStyles.atStart} onClick={() => void create()}>
            <Icon of={Link2} />
            {words.create}
          </Button>
        )}
        <section aria-labelledby="shares">
          <h3 id="shares">{words.active}</h3>
          {shares.data?.length === 0 && (
            <p className={`${typeStyles.muted} ${typeStyles.small}`}>{words.none}</p>
          )}
          <ul className={publishStyles.findings}>
            {shares.data?.map(({ id, by, expires }) => (
              <li key={id}>
                <Icon of={Link2} />
                <span>{words.entry(by, formatDateTime(expires))}</span>
                <Button small variant="del" onClick={() => void withdraw(id)}>
                  <Icon of={X} />
                  {words.withdraw}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </DialogBody>
  );
}
