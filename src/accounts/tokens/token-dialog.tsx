import { Controller } from "react-hook-form";
import { RecordDialog } from "../../admin-kit/form/record-dialog.tsx";
import { bind, errorOf } from "../../admin-kit/form/record-form.ts";
import { AppError, invalid } from "../../kernel/errors.ts";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";
import { counted } from "../../kernel/text/format.text.ts";
import { countOf } from "../../kernel/text/format.ts";
import { FieldGroup } from "../../ui/controls/field.tsx";
import { Select, TextInput } from "../../ui/controls/inputs.tsx";
import type { ScopeChoice } from "./answers.ts";
import { ScopesTable } from "./scopes-table.tsx";
import { text, tokenWords } from "./tokens.text.ts";
import { tokenDays } from "./tokens.ts";

type TokenForm = { name: string; days: string; scopes: string[] };
type TokenDialogProps = {
  isOpen: boolean;
  onClose(): void;
  choices: readonly ScopeChoice[];
  onMake(body: { name: string; days: number; scopes: string[] }): Promise<unknown>;
};

const initial: TokenForm = { name: "", days: "90", scopes: [] };
const durations = tokenDays.map((days) => ({ value: String(days), label: countOf(counted.day, days) }));

/** Asks for the name, the duration and the scopes of a new token; requirement TOKEN-01. */
export default function TokenDialog({ isOpen, onClose, choices, onMake }: TokenDialogProps) {
  return (
    <RecordDialog<TokenForm>
      isOpen={isOpen}
      onClose={onClose}
      title={text.add}
      initial={initial}
      onSave={async (form) => {
        refuseEmpty(form);
        await onMake({ ...form, days: Number(form.days) });
      }}
      saveLabel={text.create}
      failureText={sentenceOf}
    >
      {(form) => (
        <>
          <TextInput
            label={tokenWords.labels.name}
            required
            autoComplete="off"
            maxLength={60}
            help={text.nameHelp}
            {...bind(form, "name")}
          />
          <Select label={text.days} options={durations} {...bind(form, "days")} />
          <FieldGroup
            label={tokenWords.labels.scopes}
            required
            help={text.scopesHelp}
            error={errorOf(form, "scopes")}
          >
            <Controller
              control={form.control}
              name="scopes"
              render={({ field }) => (
                <ScopesTable choices={choices} value={field.value} onChange={field.onChange} />
              )}
            />
          </FieldGroup>
        </>
      )}
    </RecordDialog>
  );
}

/** Throws `invalid` for empty fields before the call asks for a proof of identity. */
function refuseEmpty({ name, scopes }: TokenForm) {
  const faults = {
    ...(name.trim() === "" && { name: fieldMessages.required }),
    ...(scopes.length === 0 && { scopes: text.noScope }),
  };
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

function sentenceOf(error: unknown): string | undefined {
  const code = error instanceof AppError ? error.code : undefined;
  if (code === "proof-needed") return undefined; // the person closed the dialog that asks for the proof of identity
  return code === "conflict" ? text.failures.full : text.failures.save;
}
