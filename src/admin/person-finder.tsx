import { useQueryClient } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { AppError } from "../kernel/errors.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Icon } from "../ui/icon.tsx";
import { TextInput } from "../ui/inputs.tsx";
import { privacyText } from "./privacy.text.ts";
import type { FoundPerson } from "./privacy.ts";
import { privacyClient, readsKey } from "./privacy-client.ts";

const text = privacyText.find;

/** Looks somebody up by phone or e-mail; what was typed stays when it fails. */
export function PersonFinder({ onFound }: { onFound(found: FoundPerson): void }) {
  const [contact, setContact] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const queries = useQueryClient();
  const find = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      onFound(await privacyClient.find(contact));
      setError(undefined);
      void queries.invalidateQueries({ queryKey: readsKey });
    } catch (failure) {
      const isInvalid = failure instanceof AppError && failure.code === "invalid";
      setError(isInvalid ? text.invalid : text.failed);
    }
    setBusy(false);
  };
  return (
    <Card as="section" className="box">
      <form className="finder" aria-label={text.submit} onSubmit={find} noValidate>
        <TextInput
          label={text.label}
          help={text.help}
          dir="ltr"
          autoComplete="off"
          value={contact}
          error={error}
          maxLength={320}
          onChange={(event) => setContact(event.target.value)}
        />
        <Button type="submit" loading={isBusy}>
          <Icon of={Search} />
          {text.submit}
        </Button>
      </form>
    </Card>
  );
}
