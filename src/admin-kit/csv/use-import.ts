import { useState } from "react";
import { AppError } from "../../kernel/errors.ts";
import { isAnswered, sendCsv } from "../../kernel/http/api-client.ts";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { text } from "../admin-kit.text.ts";
import type { ImportLine } from "./import-preview.tsx";

const { csv: words } = text;
const maxBytes = 2 * 1024 * 1024;

/** A name in the first row of a file, with the column that it means and the first value below it. */
export type FileHead = { head: string; column: string | null; sample: string };

/** What happens to rows whose phone or e-mail a record has already. */
export const knownChoices = ["update", "skip", "create"] as const;
export type KnownChoice = (typeof knownChoices)[number];

type ReadFile = {
  name: string;
  bytes: ArrayBuffer;
  head: readonly FileHead[];
  /** The column of each name of the head, as a wire name; empty for one that is not read. */
  columns: readonly string[];
  known: KnownChoice | undefined;
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
      const bytes = await picked.arrayBuffer();
      const { answer: head } = await sendCsv<FileHead[]>(`${path}/import/columns`, bytes);
      const columns = head.map(({ column }) => column ?? "");
      await show({ ...blank, name: picked.name, bytes, head, columns });
    });
  /** Shows what a file would do; one that cannot be read stays, so that its columns can be chosen. */
  const show = async (asked: ReadFile) => {
    setFile({ ...asked, lines: [], tag: "" });
    const { answer: lines, tag } = await sendCsv<ImportLine[]>(`${pathOf(asked)}&dry=1`, asked.bytes);
    setFile({ ...asked, lines, tag });
    return lines;
  };
  const pathOf = ({ columns, known }: ReadFile) =>
    `${path}/import?${new URLSearchParams({ columns: columns.join(","), ...(known && { known }) })}`;
  const choose = (choices: Partial<Pick<ReadFile, "columns" | "known">>) =>
    attempt(async () => {
      if (file) await show({ ...file, ...choices, changed: new Set() });
    });
  /** Shows a new preview that marks the records changed by others since the last one, because of which nothing was stored. */
  const showAgain = async (before: ReadFile) => {
    const known = new Map(before.lines.map((line) => [line.row, line]));
    const hasChanged = ({ row, version, action }: ImportLine) =>
      known.get(row)?.version !== version || known.get(row)?.action !== action;
    const now = await show(before);
    const changed = new Set(now.filter(hasChanged).map(({ row }) => row));
    setFile((shown) => shown && { ...shown, changed });
    setFailure(words.changedMeanwhile);
  };
  const store = () =>
    attempt(async () => {
      if (!file) return;
      try {
        const { answer } = await sendCsv<{ created: number; updated: number }>(
          pathOf(file),
          file.bytes,
          file.tag,
        );
        toasts.success(words.done(answer.created, answer.updated));
      } catch (error) {
        if (error instanceof AppError && error.code === "precondition-failed") return showAgain(file);
        throw error;
      }
      await onStored();
    });
  return { file, failure, dismiss: () => setFailure(undefined), isBusy, read, choose, store };
}

const blank = { known: undefined, lines: [], tag: "", changed: new Set<number>() };

function failureOf(error: unknown): string {
  if (error instanceof AppError && error.fields.file) return error.fields.file;
  if (error instanceof AppError && error.code === "too-large") return words.tooLarge;
  return isAnswered(error) ? words.failed : words.unanswered;
}
