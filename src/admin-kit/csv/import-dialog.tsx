import { Check, FileUp } from "lucide-react";
import { useId, useRef, useState } from "react";
import { AppError } from "../../kernel/errors.ts";
import { isAnswered, sendCsv } from "../../kernel/http/api-client.ts";
import type { CsvColumn } from "../../kernel/resource/csv/csv.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Dialog, DialogBody } from "../../ui/overlays/dialog.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import { text } from "../admin-kit.text.ts";
import { type ImportLine, ImportPreview, isBad } from "./import-preview.tsx";

const { csv: words } = text;
const maxBytes = 2 * 1024 * 1024;

type ImportDialogProps = {
  isOpen: boolean;
  onClose(): void;
  /** The calls of the resource: `/api/faqs`. */
  path: string;
  title: string;
  /** The columns of its files, for their names in the preview. */
  columns: readonly CsvColumn[];
  /** The rows were stored: the list reads itself again. */
  onImported(): unknown;
};

type ReadFile = {
  name: string;
  csv: string;
  lines: readonly ImportLine[];
  tag: string;
  /** The rows whose record was changed by somebody after they were shown. */
  changed: ReadonlySet<number>;
};

/** Records from a CSV file: the preview shows what will change and every bad row; nothing is stored until it is confirmed. */
export default function ImportDialog(props: ImportDialogProps) {
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title={props.title}>
      {props.isOpen && <ImportSteps {...props} />}
    </Dialog>
  );
}

function ImportSteps({ path, columns, onClose, onImported }: ImportDialogProps) {
  const [file, setFile] = useState<ReadFile>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const helpId = useId();
  const input = useRef<HTMLInputElement>(null);

  const attempt = async (step: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await step();
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  const read = (picked: File) =>
    attempt(async () => {
      setFile(undefined);
      if (picked.size > maxBytes) throw new AppError("too-large");
      const csv = await picked.text();
      setFile({ name: picked.name, csv, ...(await preview(csv)), changed: new Set() });
    });
  const preview = async (csv: string) => {
    const { answer: lines, tag } = await sendCsv<ImportLine[]>(`${path}/import?dry=1`, csv);
    return { lines, tag };
  };
  /** Somebody changed a record after the preview: nothing was stored, and the new preview marks it. */
  const showAgain = async (before: ReadFile) => {
    const now = await preview(before.csv);
    const known = new Map(before.lines.map((line) => [line.row, line]));
    const hasChanged = ({ row, version, action }: ImportLine) =>
      known.get(row)?.version !== version || known.get(row)?.action !== action;
    setFile({ ...before, ...now, changed: new Set(now.lines.filter(hasChanged).map(({ row }) => row)) });
    setFailure(words.changedMeanwhile);
  };
  const store = () =>
    attempt(async () => {
      if (!file) return;
      try {
        const { answer } = await sendCsv<{ created: number; updated: number }>(
          `${path}/import`,
          file.csv,
          file.tag,
        );
        toasts.success(words.done(answer.created, answer.updated));
      } catch (error) {
        if (error instanceof AppError && error.code === "precondition-failed") return showAgain(file);
        throw error;
      }
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
        {failure && (
          <Banner tone="bad" onDismiss={() => setFailure(undefined)}>
            {failure}
          </Banner>
        )}
        <div className="pickf">
          {/* The browser's own file field speaks the browser's language, not the page's. */}
          <input
            ref={input}
            className="vh"
            type="file"
            tabIndex={-1}
            accept=".csv,text/csv"
            aria-label={words.file}
            onChange={(event) => {
              const [picked] = event.target.files ?? [];
              if (picked) void read(picked);
              event.target.value = ""; // the same file can be picked again once it is corrected
            }}
          />
          <Button variant="line" small aria-describedby={helpId} onClick={() => input.current?.click()}>
            <Icon of={FileUp} />
            {words.choose}
          </Button>
          <p className="hint" id={helpId}>
            {words.help(columns.map(({ label }) => label).join(text.comma))}
          </p>
        </div>
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
        <span className="muted">{bad > 0 ? words.fixFirst : words.nothingYet}</span>
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

function failureOf(error: unknown): string {
  if (error instanceof AppError && error.fields.file) return error.fields.file;
  if (error instanceof AppError && error.code === "too-large") return words.tooLarge;
  return isAnswered(error) ? words.failed : words.unanswered;
}
