import { useLastShown } from "../../ui/overlays/use-last-shown.ts";
import type { MadeLink } from "./answers.ts";
import { CopyDialog } from "./copy-dialog.tsx";
import { text } from "./users.text.ts";

export type ShownLink = MadeLink & { kind: "invite" | "reset"; name: string };

const { link: words } = text;

const nothing = { kind: "invite", name: "", link: "", mailed: false } as const;

/** Shows a new one-time link, to be copied and handed over; it cannot be shown again. */
export function LinkDialog({ link, onClose }: { link: ShownLink | null; onClose(): void }) {
  const { kind, name, link: address, mailed } = useLastShown(link) ?? nothing;
  return (
    <CopyDialog isOpen={link !== null} onClose={onClose} title={words[kind]} value={address} words={words}>
      <p>
        {kind === "invite" ? words.inviteLead(name) : words.resetLead(name)} {mailed && words.mailed}
      </p>
    </CopyDialog>
  );
}
