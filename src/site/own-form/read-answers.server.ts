import { z } from "zod";
import { attachmentText } from "../../content/sales/attachments/attachments.text.ts";
import { largestFile } from "../../content/sales/attachments/attachments.ts";
import type { GivenFile } from "../../content/sales/attachments/attachments-store.server.ts";
import { fileTypeOf } from "../../content/sales/attachments/file-type.server.ts";
import type { FormAnswer } from "../../content/sales/requests/forms/form-answers.ts";
import type { FormFieldKind } from "../../content/shared/form-fields.ts";
import { type FieldErrors, invalid } from "../../kernel/errors.ts";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";
import { fieldErrors } from "../../kernel/resource/field-messages.ts";
import { isWholeAddress } from "../../kernel/resource/kinds/email.ts";
import { paragraphs } from "../../kernel/resource/kinds/paragraphs.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import { foldDigits, parseNumber } from "../../kernel/text/arabic.ts";
import { cleanInput } from "../../kernel/text/clean-text.ts";
import { isBlank } from "../../kernel/text/invisible.ts";
import { phoneIn } from "../../kernel/text/phone.server.ts";
import { parseTypedDay } from "../../kernel/text/typed-day.ts";
import { type AskedField, senderFields } from "./asked-fields.ts";
import { typedIn } from "./form-state.ts";
import { longestLine, longestText } from "./lengths.ts";
import { ownFormText as words } from "./own-form.text.ts";

/** What a filled form says, each value as its kind stores it. */
export type ReadForm = {
  name: string;
  phone: string;
  email: string;
  answers: FormAnswer[];
  files: GivenFile[];
};

type Read = { value: string } | { fault: string };
type Typed = string | readonly string[];
type Asked = { field: AskedField; today: string };

/**
 * Reads a posted form by the fields that it has now. `today` is a day in Riyadh, from which days like «tomorrow» are counted. Throws
 * `invalid` with a sentence for each wrong control, by its name; no value becomes another one. Requirement OWN-03.
 */
export async function readAnswers(
  form: FormData,
  fields: readonly AskedField[],
  today: string,
): Promise<ReadForm> {
  const { typed, faults } = cleaned(form, fields);
  const answers: FormAnswer[] = [];
  const files: GivenFile[] = [];
  const note = (field: AskedField, read: Read | undefined) => {
    if (!read) return;
    if ("fault" in read) faults[field.name] ??= read.fault;
    else answers.push({ field: field.id, label: field.label, kind: field.kind, value: read.value });
  };
  for (const field of fields) {
    if (field.kind === "file") note(field, await readFile(form, field, files));
    else note(field, readField(typed[field.name] ?? "", { field, today }));
  }
  const sender = readSender(typed, faults);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return { ...sender, answers, files };
}

/** What was typed, cleaned like all input; what can only be an attack is a fault of its control. */
function cleaned(form: FormData, fields: readonly AskedField[]) {
  const typed: Record<string, Typed> = {};
  const faults: FieldErrors = {};
  for (const [name, given] of Object.entries(typedIn(form, fields)))
    try {
      typed[name] = typeof given === "string" ? cleanedText(given) : given.map(cleanedText);
    } catch {
      faults[name] = fieldMessages.badCharacters;
    }
  return { typed, faults };
}

const cleanedText = (given: string) => String(cleanInput(given));

/** The name, and one way at least to answer; what the desk, search and erasure know a person by. */
function readSender(typed: Readonly<Record<string, Typed>>, faults: FieldErrors) {
  const kinds = { name: readLine, phone: readPhone, email: readEmail };
  const values = { name: "", phone: "", email: "" };
  for (const sender of senderFields) {
    const given = String(typed[sender] ?? "");
    if (isEmpty(given)) continue;
    const read = kinds[sender](given);
    if ("fault" in read) faults[sender] ??= read.fault;
    else values[sender] = read.value;
  }
  if (isEmpty(typed.name ?? "")) faults.name ??= fieldMessages.required;
  if (isEmpty(typed.phone ?? "") && isEmpty(typed.email ?? "")) faults.phone ??= fieldMessages.phoneOrEmail;
  return values;
}

/** The answer to one field; undefined where it was left empty and may be. */
function readField(typed: Typed, asked: Asked): Read | undefined {
  if (isEmpty(typed)) return asked.field.isRequired ? { fault: fieldMessages.required } : undefined;
  return readers[asked.field.kind](typed, asked);
}

const isEmpty = (typed: Typed) => (typeof typed === "string" ? isBlank(typed) : typed.length === 0);

const readers: Record<FormFieldKind, (typed: Typed, asked: Asked) => Read> = {
  text: (typed) => readLine(String(typed)),
  longText: (typed) => bySchema(paragraphs({ max: longestText }).schema(z), String(typed)),
  choice: (typed, { field }) => chosen(field, [String(typed)]),
  several: (typed, { field }) => chosen(field, typeof typed === "string" ? [typed] : typed),
  flag: (typed) => (typed === "yes" || typed === "no" ? { value: typed } : { fault: fieldMessages.option }),
  phone: (typed) => readPhone(String(typed)),
  email: (typed) => readEmail(String(typed)),
  number: (typed) => readNumber(String(typed)),
  day(typed, { today }) {
    const read = parseTypedDay(String(typed), today);
    return "day" in read ? { value: read.day } : { fault: read.refusal };
  },
  file: () => ({ fault: fieldMessages.required }), // a text in its place
};

const readLine = (typed: string) => bySchema(text({ max: longestLine }).schema(z), typed);

function bySchema(schema: z.ZodType, typed: string): Read {
  const parsed = schema.safeParse(typed);
  if (parsed.success) return { value: String(parsed.data) };
  return { fault: fieldErrors(parsed.error).body ?? fieldMessages.badCharacters };
}

/** What was chosen, each once and in the order of the form; a choice that it does not offer is refused. */
function chosen({ choices }: AskedField, typed: readonly string[]): Read {
  const picked = new Set(typed.map((choice) => choice.trim()));
  const offered = choices.filter((choice) => picked.delete(choice));
  return picked.size > 0 ? { fault: fieldMessages.option } : { value: offered.join("\n") };
}

/** A phone that can be called: one number in E.164, perhaps with a note. */
function readPhone(typed: string): Read {
  const line = readLine(typed);
  if ("fault" in line) return line;
  const phone = phoneIn(line.value);
  return phone === undefined ? { fault: fieldMessages.phone } : { value: phone };
}

function readEmail(typed: string): Read {
  const line = readLine(typed);
  if ("fault" in line || isWholeAddress(z, line.value)) return line;
  return { fault: fieldMessages.email };
}

/** A number with as many digits as are kept exactly. */
function readNumber(typed: string): Read {
  const number = parseNumber(typed);
  if (number === null) return { fault: fieldMessages.number };
  const digits = foldDigits(typed).replace(/\D/g, "").replace(/^0+/, "");
  const value = String(number);
  return digits.length > 15 || value.includes("e") ? { fault: words.longNumber } : { value };
}

/** The name of a file that may be attached; its bytes join `files`. */
async function readFile(form: FormData, field: AskedField, files: GivenFile[]): Promise<Read | undefined> {
  const given = form.getAll(field.name).filter((value) => value instanceof File);
  const [file, another] = given.filter(({ name, size }) => name !== "" || size > 0);
  if (!file) return field.isRequired ? { fault: fieldMessages.required } : undefined;
  const { faults } = attachmentText;
  if (another) return { fault: words.oneFile };
  if (file.size > largestFile) return { fault: faults.size };
  if (file.size === 0) return { fault: faults.empty };
  const bytes = await file.bytes();
  const known = await fileTypeOf(bytes, file.name);
  if (!known) return { fault: faults.type };
  files.push({ name: known.name, bytes });
  return { value: known.name };
}
