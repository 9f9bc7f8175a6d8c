import { AppError } from "../../../../kernel/errors.ts";
import { digestOf } from "../../../../kernel/process/digest.server.ts";
import type { Kernel } from "../../../../kernel/process/kernel.server.ts";
import {
  attach,
  type GivenFile,
  type ReadyFile,
  readyFile,
} from "../../attachments/attachments-store.server.ts";
import type { ProjectRequest } from "../requests.ts";
import { type Arrival, type Arrived, storeArrived } from "../store.server.ts";
import { answersInWords } from "./answers-in-words.ts";
import type { FormAnswer } from "./form-answers.ts";

/** A form of one's own as it was filled, each value checked by its field. */
export type FilledForm = Pick<ProjectRequest, "name" | "phone" | "email"> & {
  /** The title of the form. */
  title: string;
  /** The path of its page, with its anchor there. */
  place: string;
  answers: FormAnswer[];
  files: readonly GivenFile[];
  isSuspected: boolean;
};

const mostLetters = 5000; // of the message by which the first calls tell what was answered

/**
 * Stores a filled form of one's own as a message at the desk, with its files, under all promises of the other forms. Its reason is the
 * title of the form. Files are stored after the limits and before the transaction; what is refused leaves none. Throws like
 * `submitRequest`, and what `readyFile` throws; requirement OWN-03.
 */
export async function submitForm(
  kernel: Kernel,
  filled: FilledForm,
  arrival: Arrival,
): Promise<ProjectRequest> {
  const { name, phone, email, title, place, answers, files, isSuspected } = filled;
  // Never empty, as what the first calls answer of a message never is.
  const message = (answersInWords(answers) || title).slice(0, mostLetters).toWellFormed();
  const values = {
    kind: "message",
    ...{ name, phone, email },
    requestedServices: { reason: "other", otherReason: title, message },
    formAnswers: answers,
    formPlace: place,
  } as const;
  const stored: ReadyFile[] = [];
  const beside: Arrived["beside"] = {
    content: { files: files.map(({ bytes }) => digestOf(bytes)) },
    async ready() {
      for (const file of files) stored.push(await readyFile(kernel, file));
    },
    async store(tx, { id }) {
      for (const file of stored) await attach(tx, { requestId: id }, file);
    },
  };
  try {
    return await storeArrived(kernel, { values, isSuspected, beside }, arrival);
  } catch (error) {
    // After another failure the transaction may have been stored; the cleanup removes bytes without a record.
    if (error instanceof AppError)
      await Promise.all(stored.map(({ stored: { key } }) => kernel.storage.delete(key).catch(() => {})));
    throw error;
  }
}
