import { data, type RouterContextProvider } from "react-router";
import { takePlace } from "../../content/sales/attachments/places.server.ts";
import { submitForm } from "../../content/sales/requests/forms/submit-form.server.ts";
import { AppError, type FieldErrors } from "../../kernel/errors.ts";
import { readForm } from "../../kernel/http/http.server.ts";
import { clientAddressContext, kernelContext } from "../../kernel/process/kernel.server.ts";
import { formatLongDate, isoDay } from "../../kernel/text/format.ts";
import { storePost } from "../forms/answer-post.server.ts";
import { honeypotOf } from "../forms/honeypot.tsx";
import { shownNotice } from "../legal/notice.server.ts";
import { load } from "../loading/load.server.ts";
import { type AskedField, editionName, editionOf, hasFiles, senderFields } from "./asked-fields.ts";
import { type FoundForm, findForm } from "./find-form.server.ts";
import { allIn, type OwnFormState, strayIn, typedIn } from "./form-state.ts";
import { ownFormText as words } from "./own-form.text.ts";
import { type ReadForm, readAnswers } from "./read-answers.server.ts";

type Posted = { context: Readonly<RouterContextProvider>; request: Request };
type Answer = { state: OwnFormState; status: number };

const usualLimit = 64 * 1024; // of a post, as of the other forms
const limitOfText = 20 * 1024; // a long text in the spelling of a form post
const limitOfFiles = 11 * 1024 * 1024; // all together: a little more than one may have, so that it is told beside its field

/**
 * Stores a filled form by the fields that its published block has now; answers what its page says. What cannot be read as a form is
 * answered with its status alone; SEC-08. Requirement OWN-03.
 */
export async function answerForm(posted: Posted, of: { section: string; block: string }): Promise<Answer> {
  const found = await load(posted.context, () => findForm(posted.context, of));
  const form = found.ok ? found.value : undefined;
  try {
    if (form && hasFiles(form.fields))
      // A place is held while files are read, which bounds the memory of uploads.
      return await takePlace(() => answerRead(posted, form, found.ok));
    return await answerRead(posted, form, found.ok);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // What was typed is in no answer to a post that was not read, but still in the browser.
    if (error.code === "too-large") return refused({ failed: words.tooLarge }, error.status);
    if (error.code === "unavailable") return refused({ failed: words.busy }, error.status);
    throw data(null, { status: error.status });
  }
}

async function answerRead(posted: Posted, form: FoundForm | undefined, isRead: boolean): Promise<Answer> {
  const filled = await readForm(posted.request, limitFor(form?.fields ?? []));
  if (form) return storeForm(posted, form, filled);
  const typed = allIn(filled);
  return isRead
    ? { state: { kind: "gone", typed }, status: 404 }
    : { state: { kind: "away", typed }, status: 503 };
}

const limitFor = (fields: readonly AskedField[]) =>
  usualLimit +
  limitOfText * fields.filter(({ kind }) => kind === "longText").length +
  (hasFiles(fields) ? limitOfFiles : 0);

type Refusal = Partial<Omit<Extract<OwnFormState, { kind: "refused" }>, "kind">>;

const refused = (refusal: Refusal, status: number): Answer => ({
  state: { kind: "refused", values: {}, errors: {}, failed: false, stray: [], ...refusal },
  status,
});

async function storeForm(posted: Posted, form: FoundForm, filled: FormData): Promise<Answer> {
  const { context } = posted;
  const kernel = context.get(kernelContext);
  const { texts, fields, place } = form;
  const kept = { values: typedIn(filled, fields), stray: strayIn(filled, fields) };
  // What answers another question than the one that stands there now is not stored before somebody has seen both.
  if (filled.get(editionName) !== editionOf(fields)) return refused({ ...kept, failed: words.changed }, 409);
  let read: ReadForm | undefined;
  const { state, status } = await storePost<string, typeof kept.values>(
    { context },
    {
      values: kept.values,
      async store() {
        read = await readAnswers(filled, fields, isoDay(kernel.now()));
        const title = texts.title.trim() || words.untitled;
        const isSuspected = honeypotOf(filled) !== "";
        await submitForm(
          kernel,
          { ...read, title, place, isSuspected },
          {
            address: context.get(clientAddressContext),
            noticeEdition: (kind) => shownNotice(kernel, kind),
          },
        );
      },
      errorsFromWire: (faults) => errorsOf(faults, fields),
      failure: "a form of one's own could not be stored",
    },
  );
  if (state.kind === "refused") return refused({ ...state, stray: kept.stray }, status);
  return { state: { kind: "sent", days: daysIn(read) }, status };
}

/** The sentences that belong to controls of the form; null when none does. */
function errorsOf(faults: FieldErrors, fields: readonly AskedField[]) {
  const names = new Set<string>([...senderFields, ...fields.map(({ name }) => name)]);
  const known = Object.entries(faults).filter(([name]) => names.has(name));
  return known.length > 0 ? Object.fromEntries(known) : null;
}

const daysIn = (read: ReadForm | undefined) =>
  (read?.answers ?? [])
    .filter(({ kind }) => kind === "day")
    .map(({ label, value }) => ({ label, day: formatLongDate(value) }));
