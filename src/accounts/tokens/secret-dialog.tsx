import { Banner } from "../../ui/banner.tsx";
import { useLastShown } from "../../ui/overlays/use-last-shown.ts";
import { CopyDialog } from "../users/copy-dialog.tsx";
import { text } from "./tokens.text.ts";

const { made: words } = text;

/** Shows a new token; it cannot be shown again. Requirement TOKEN-01. */
export function SecretDialog({ secret, onClose }: { secret: string | null; onClose(): void }) {
  const shown = useLastShown(secret) ?? "";
  return (
    <CopyDialog isOpen={secret !== null} onClose={onClose} title={words.title} value={shown} words={words}>
      <Banner tone="warn">{words.lead}</Banner>
    </CopyDialog>
  );
}
