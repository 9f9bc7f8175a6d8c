import { Copy, Download } from "lucide-react";
import { saveFile } from "../../kernel/http/api-client.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { copyText } from "../../ui/overlays/copy-text.ts";
import dialogStyles from "../../ui/overlays/dialog.module.css";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { useLastShown } from "../../ui/overlays/use-last-shown.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { ownText as text } from "../users/users.text.ts";
import styles from "./codes-dialog.module.css";

/** Shows new recovery codes; they cannot be shown again. Requirement SEC-04. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[] | null; onClose(): void }) {
  const shown = useLastShown(codes) ?? [];
  const save = () => {
    const lines = `${shown.join("\r\n")}\r\n`;
    saveFile(new Blob([lines], { type: "text/plain" }), "recovery-codes.txt");
  };
  return (
    <Dialog isOpen={codes !== null} onClose={onClose} title={text.codesTitle} size="md" closesOutside={false}>
      <div className={dialogStyles.body}>
        <Banner tone="warn">{text.codesOnce}</Banner>
        <p>{text.codesLead}</p>
        <ol className={styles.codes} dir="ltr">
          {shown.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <footer>
        <Button variant="line" small onClick={() => void copyText(shown.join("\n"), text.copiedCodes)}>
          <Icon of={Copy} />
          {text.copyCodes}
        </Button>
        <Button variant="line" small onClick={save}>
          <Icon of={Download} />
          {text.saveCodes}
        </Button>
        <Button small onClick={onClose}>
          {text.codesSaved}
        </Button>
      </footer>
    </Dialog>
  );
}
