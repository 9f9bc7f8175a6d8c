import { Copy, Download } from "lucide-react";
import { useRef } from "react";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { toasts } from "../ui/toast-queue.ts";
import { ownText as text } from "./users.text.ts";

/** Recovery codes, this once; requirement SEC-04. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[] | null; onClose(): void }) {
  const shown = useRef<readonly string[]>([]); // stays while the dialog fades
  shown.current = codes ?? shown.current;
  const copy = async () => {
    await navigator.clipboard.writeText(shown.current.join("\n"));
    toasts.success(text.copiedCodes);
  };
  const save = () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([`${shown.current.join("\r\n")}\r\n`], { type: "text/plain" }));
    link.download = "shurfa-recovery-codes.txt";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };
  return (
    <Dialog isOpen={codes !== null} onClose={onClose} title={text.codesTitle} size="md" closesOutside={false}>
      <div className="mb">
        <Banner tone="warn">{text.codesOnce}</Banner>
        <p>{text.codesLead}</p>
        <ol className="codes" dir="ltr">
          {shown.current.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <footer>
        <Button variant="line" small onClick={copy}>
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
