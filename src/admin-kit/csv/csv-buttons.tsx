import { FileDown, FileUp } from "lucide-react";
import { useState } from "react";
import { AppError } from "../../kernel/errors.ts";
import { downloadFile } from "../../kernel/http/api-client.ts";
import type { CsvColumn } from "../../kernel/resource/csv/csv.ts";
import { Button } from "../../ui/controls/button.tsx";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { text } from "../admin-kit.text.ts";
import { lazyPart } from "../lazy-part.ts";
import { MountOnOpen } from "../mount-on-open.tsx";

// Loaded when opened, because it is seldom used.
const ImportDialog = lazyPart(() => import("./import-dialog.tsx"));

type CsvButtonsProps = {
  /** The calls of the resource: `/api/faqs`. */
  path: string;
  /** The current filters of the list, under wire names; empty values do not filter. */
  query?: { [name: string]: string };
  /** Enables the import of files. */
  importing?: { title: string; columns: readonly CsvColumn[]; onImported(): unknown };
};

/** Buttons in the head of a screen: export of what the list shows, and import with a preview. */
export function CsvButtons({ path, query = {}, importing }: CsvButtonsProps) {
  const [isOpen, setOpen] = useState(false);
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ""));
  return (
    <>
      <ExportLink address={`${path}/export.csv${search.size > 0 ? `?${search}` : ""}`} />
      {importing && (
        <Button variant="line" small onClick={() => setOpen(true)}>
          <Icon of={FileUp} />
          {text.csv.import}
        </Button>
      )}
      {importing && (
        <MountOnOpen isOpen={isOpen}>
          <ImportDialog path={path} isOpen={isOpen} onClose={() => setOpen(false)} {...importing} />
        </MountOnOpen>
      )}
    </>
  );
}

/** A link to the export. A plain click loads the file by script, so that the server can first ask for a proof of identity. */
export function ExportLink({ address }: { address: string }) {
  return (
    <a
      className={`${buttonStyles.button} ${buttonStyles.outlined} ${buttonStyles.small}`}
      href={address}
      download
      onClick={(event) => {
        event.preventDefault();
        downloadFile(address).catch((error) => {
          const isCancelled = error instanceof AppError && error.code === "proof-needed";
          if (!isCancelled) toasts.error(text.csv.exportFailed);
        });
      }}
    >
      <Icon of={FileDown} />
      {text.csv.export}
    </a>
  );
}
