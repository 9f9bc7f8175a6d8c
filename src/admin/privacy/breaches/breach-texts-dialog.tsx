import { useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { settingsClient } from "../../../content/settings/client.ts";
import type { SettingsAnswer } from "../../../content/settings/settings.ts";
import { displayPhone, keepOrder } from "../../../kernel/text/format.ts";
import { Failure } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { copyText } from "../../../ui/overlays/copy-text.ts";
import { Dialog, DialogBody } from "../../../ui/overlays/dialog.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { draftsOf } from "./breach-drafts.ts";
import styles from "./breaches.module.css";
import { text } from "./breaches.text.ts";
import type { Breach } from "./breaches.ts";

const { dialog: words } = text;

type TextsProps = { breach: Breach; isOpen: boolean; onClose(): void };

/** The texts for the authority and for the people concerned, drafted from the record, to copy. Requirement PRIV-04. */
export default function BreachTextsDialog({ breach, isOpen, onClose }: TextsProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ["settings", "writer"],
    queryFn: settingsClient.read,
  });
  const drafts = data && draftsOf(breach, writerOf(data));
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.draftsOf(breach.title)}
      footer={
        <Button variant="ghost" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <DialogBody>
        <p className={`${typeStyles.muted} ${typeStyles.small}`}>{words.lead}</p>
        <Failure of={error && text.loadFailed} onRetry={() => void refetch()} />
        {drafts &&
          (["authority", "people"] as const).map((to) => (
            <section key={to} className={styles.draft} aria-label={words[to]}>
              <h3>{words[to]}</h3>
              <p>{drafts[to]}</p>
              <Button
                variant="line"
                small
                aria-label={words.copy(words[to])}
                onClick={() => void copyText(drafts[to], words.copied)}
              >
                <Icon of={Copy} />
                {words.copy("")}
              </Button>
            </section>
          ))}
      </DialogBody>
    </Dialog>
  );
}

/** Who writes, and whom the authority and the people can ask: the responsible person if one is named, else the agency. */
function writerOf({ agencyName, legalName, privacyOfficer, privacyEmail, email, phone }: SettingsAnswer) {
  const ways = [privacyEmail || email, phone && keepOrder(displayPhone(phone))].filter(Boolean);
  return { agency: legalName || agencyName, contact: [privacyOfficer, ...ways].filter(Boolean).join("\n") };
}
