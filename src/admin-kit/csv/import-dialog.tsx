import { Check, FileUp } from "lucide-react";
import { useId, useRef } from "react";
import type { CsvColumn } from "../../kernel/resource/csv/csv.ts";
import { Failure } from "../../ui/banner.tsx";
import { Button } from "../../ui/controls/button.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import { Dialog, DialogBody } from "../../ui/overlays/dialog.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import { text } from "../admin-kit.text.ts";
import importStyles from "./import.module.css";
import { ImportColumns, ImportKnown } from "./import-choices.tsx";
import { type ImportLine, ImportPreview, isBad } from "./import-preview.tsx";
import { useImport } from "./use-import.ts";

const { csv: words } = text;

type ImportDialogProps = {
  isOpen: boolean;
  onClose(): void;
  /** The calls of the resource: `/api/faqs`. */
  path: string;
  title: string;
  /** The columns of the resource's files, whose names the preview shows. */
  columns: readonly CsvColumn[];
  /** Called after the rows were stored, to read the list again. */
  onImported(): unknown;
};

/** Imports records from a CSV file: a preview shows all changes and bad rows, and nothing is stored until it is confirmed. */
export default function ImportDialog(props: ImportDialogProps) {
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title={props.title}>
      {props.isOpen && <ImportSteps {...props} />}
    </Dialog>
  );
}

function ImportSteps({ path, columns, onClose, onImported }: ImportDialogProps) {
  const { file, failure, dismiss, isBusy, read, choose, store } = useImport(path, async () => {
    onClose();
    await onImported();
  });
  const count = (action: ImportLine["action"]) =>
    file?.lines.filter((line) => line.action === action && !isBad(line)).length ?? 0;
  const bad = file?.lines.filter(isBad).length ?? 0;
  const canStore = file !== undefined && bad === 0 && count("create") + count("update") > 0;
  return (
    <>
      <DialogBody>
        <Failure of={failure} onDismiss={dismiss} />
        <FilePicker columns={columns} onPick={read} />
        {file?.head.some(({ column }) => column === null) && (
          <ImportColumns
            head={file.head}
            columns={file.columns}
            known={columns}
            onChoose={(columns) => choose({ columns })}
          />
        )}
        {file && file.knownRows > 0 && (
          <ImportKnown count={file.knownRows} chosen={file.known} onChoose={(known) => choose({ known })} />
        )}
        {file && (
          <>
            <p role="status">
              <BidiName text={file.name} />
              {": "}
              {words.summary(count("create"), count("update"), count("unchanged"), bad)}
            </p>
            <ImportPreview lines={file.lines} columns={columns} changed={file.changed} />
          </>
        )}
      </DialogBody>
      <footer>
        <span className={typeStyles.muted}>{bad > 0 ? words.fixFirst : words.nothingYet}</span>
        <Button variant="ghost" small onClick={onClose}>
          {text.cancel}
        </Button>
        <Button small disabled={!canStore} loading={isBusy} onClick={store}>
          <Icon of={Check} />
          {words.confirm}
        </Button>
      </footer>
    </>
  );
}

type FilePickerProps = Pick<ImportDialogProps, "columns"> & { onPick(file: File): unknown };

/** A button in place of the browser's file field, whose text is in the browser's language and not the page's. */
function FilePicker({ columns, onPick }: FilePickerProps) {
  const helpId = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={importStyles.file}>
      <input
        ref={input}
        className={typeStyles.unseen}
        type="file"
        tabIndex={-1}
        accept=".csv,text/csv"
        aria-label={words.file}
        onChange={(event) => {
          const [picked] = event.target.files ?? [];
          if (picked) void onPick(picked);
          event.target.value = ""; // so that the same file can be picked again after a correction
        }}
      />
      <Button variant="line" small aria-describedby={helpId} onClick={() => input.current?.click()}>
        <Icon of={FileUp} />
        {words.choose}
      </Button>
      <p className={formStyles.hint} id={helpId}>
        {words.help(columns.map(({ label }) => label).join(text.comma))}
      </p>
    </div>
  );
}
