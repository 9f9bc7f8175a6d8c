import { Copy } from "lucide-react";
import { Button } from "../../ui/controls/button.tsx";
import { TextInput } from "../../ui/controls/inputs.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { useLastShown } from "../../ui/overlays/use-last-shown.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import type { MadeLink } from "./answers.ts";
import { text } from "./users.text.ts";

export type ShownLink = MadeLink & { kind: "invite" | "reset"; name: string };

const { link: words } = text;

const nothing = { kind: "invite", name: "", link: "", mailed: false } as const;

/** Shows a one-time link, once, to be copied and handed over. */
export function LinkDialog({ link, onClose }: { link: ShownLink | null; onClose(): void }) {
  const { kind, name, link: address, mailed } = useLastShown(link) ?? nothing;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    toasts.success(words.copied);
  };
  return (
    <Dialog isOpen={link !== null} onClose={onClose} title={words[kind]} size="md" closesOutside={false}>
      <div className="mb">
        <p>
          {kind === "invite" ? words.inviteLead(name) : words.resetLead(name)} {mailed && words.mailed}
        </p>
        <TextInput
          label={words.label}
          dir="ltr"
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <footer>
        <Button variant="ghost" small onClick={onClose}>
          {words.done}
        </Button>
        <Button small onClick={copy}>
          <Icon of={Copy} />
          {words.copy}
        </Button>
      </footer>
    </Dialog>
  );
}
