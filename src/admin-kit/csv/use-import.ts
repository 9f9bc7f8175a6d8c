import { useState } from "react";
import { AppError } from "../../kernel/errors.ts";
import { isAnswered, sendCsv } from "../../kernel/http/api-client.ts";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { text } from "../admin-kit.text.ts";
import { asking, type FileHead, inTurn, previewed, type ReadFile } from "./import-file.ts";
import type { ImportLine } from "./import-preview.tsx";

const { csv: words } = text;
const maxBytes = 2 * 1024 * 1024;

/** Reads a CSV file for a preview, and stores exactly what was shown; `path` is that of the resource, such as `/api/faqs`. */
export function useImport(path: string, onStored: () => Promise<unknown>) {
  const [file, setFile] = useState<ReadFile>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [begin] = useState(inTurn);
  /** Takes a step; the answer and the failure of one that ends after a later one began are left out. */
  const attempt = async (step: (isLast: () => boolean) => Promise<void>) => {
    const isLast = begin();
    setBusy(true);
    setFailure(undefined);
    try {
      await step(isLast);
    } catch (error) {
      if (isLast()) setFailure(failureOf(error));
    } finally {
      if (isLast()) setBusy(false);
    }
  };
  const read = (picked: File) =>
    attempt(async (isLast) => {
      setFile(undefined);
      if (picked.size > maxBytes) throw new AppError("too-large");
      const bytes = await picked.arrayBuffer();
      const { answer: head } = await sendCsv<FileHead[]>(`${path}/import/columns`, bytes);
      const columns = head.map(({ column }) => column ?? "");
      if (isLast()) await show({ ...blank, name: picked.name, bytes, head, columns }, isLast);
    });
  /** Shows what a file would do; one that cannot be read stays, so that its columns can be chosen. */
  const show = async (asked: ReadFile, isLast: () => boolean) => {
    setFile(asking(asked));
    const { answer: lines, tag } = await sendCsv<ImportLine[]>(`${pathOf(asked)}&dry=1`, asked.bytes);
    if (isLast()) setFile(previewed(asked, lines, tag));
    return lines;
  };
  const pathOf = ({ columns, known }: ReadFile) =>
    `${path}/import?${new URLSearchParams({ columns: columns.join(","), ...(known && { known }) })}`;
  const choose = (choices: Partial<Pick<ReadFile, "columns" | "known">>) =>
    attempt(async (isLast) => {
      if (file) await show({ ...file, ...choices, changed: new Set() }, isLast);
    });
  /** Shows a new preview that marks the records changed by others since the last one, because of which nothing was stored. */
  const showAgain = async (before: ReadFile, isLast: () => boolean) => {
    if (!isLast()) return;
    const known = new Map(before.lines.map((line) => [line.row, line]));
    const hasChanged = ({ row, version, action }: ImportLine) =>
      known.get(row)?.version !== version || known.get(row)?.action !== action;
    const now = await show(before, isLast);
    if (!isLast()) return;
    const changed = new Set(now.filter(hasChanged).map(({ row }) => row));
    setFile((shown) => shown && { ...shown, changed });
    setFailure(words.changedMeanwhile);
  };
  const store = () =>
    attempt(async (isLast) => {
      if (!file) return;
      try {
        const { answer } = await sendCsv<{ created: number; updated: number }>(
          pathOf(file),
          file.bytes,
          file.tag,
        );
        toasts.success(words.done(answer.created, answer.updated));
      } catch (error) {
        if (error instanceof AppError && error.code === "precondition-failed") return showAgain(file, isLast);
        throw error;
      }
      await onStored();
    });
  return { file, failure, dismiss: () => setFailure(undefined), isBusy, read, choose, store };
}

const blank = { known: undefined, knownRows: 0, lines: [], tag: "", changed: new Set<number>() };

function failureOf(error: unknown): string {
  if (error instanceof AppError && error.fields.file) return error.fields.file;
  if (error instanceof AppError && error.code === "too-large") return words.tooLarge;
  return isAnswered(error) ? words.failed : words.unanswered;
}
