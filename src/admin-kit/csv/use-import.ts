import { useState } from "react";
import { AppError } from "../../kernel/errors.ts";
import { isAnswered, sendCsv } from "../../kernel/http/api-client.ts";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { text } from "../admin-kit.text.ts";
import type { ImportLine } from "./import-preview.tsx";

const { csv: words } = text;
const maxBytes = 2 * 1024 * 1024;

type ReadFile = {
  name: string;
  csv: string;
  lines: readonly ImportLine[];
  tag: string;
  /** The rows whose record another person has changed since the last preview. */
  changed: ReadonlySet<number>;
};

/** Reads a CSV file for a preview, and stores exactly what was shown; `path` is that of the resource, such as `/api/faqs`. */
export function useImport(path: string, onStored: () => Promise<unknown>) {
  const [file, setFile] = useState<ReadFile>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
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
  /** Shows a new preview that marks the records changed by others since the last one, because of which nothing was stored. */
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
      await onStored();
    });
  return { file, failure, dismiss: () => setFailure(undefined), isBusy, read, store };
}

function failureOf(error: unknown): string {
  if (error instanceof AppError && error.fields.file) return error.fields.file;
  if (error instanceof AppError && error.code === "too-large") return words.tooLarge;
  return isAnswered(error) ? words.failed : words.unanswered;
}
