import { useQueryClient } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useState } from "react";
import boxStyles from "../../admin-kit/box.module.css";
import { useSubmit } from "../../admin-kit/form/use-submit.ts";
import { AppError } from "../../kernel/errors.ts";
import { Card } from "../../ui/card.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { TextInput } from "../../ui/controls/inputs.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import styles from "./privacy.module.css";
import { privacyText } from "./privacy.text.ts";
import type { FoundPerson } from "./privacy-answers.ts";
import { privacyClient, readsKey } from "./privacy-client.ts";

const text = privacyText.find;

/** Looks a person up by phone or e-mail; the typed text stays in the field when the search fails. */
export function PersonFinder({ onFound }: { onFound(found: FoundPerson): void }) {
  const [contact, setContact] = useState("");
  const queries = useQueryClient();
  const find = async () => {
    onFound(await privacyClient.find(contact));
    void queries.invalidateQueries({ queryKey: readsKey });
  };
  const { errors, isBusy, submit } = useSubmit(find, (error) => {
    const isInvalid = error instanceof AppError && error.code === "invalid";
    return { contact: isInvalid ? text.invalid : text.failed };
  });
  return (
    <Card as="section" className={boxStyles.boxed}>
      <form className={styles.finder} aria-label={text.submit} onSubmit={submit} noValidate>
        <TextInput
          label={text.label}
          help={text.help}
          dir="ltr"
          autoComplete="off"
          value={contact}
          error={errors.contact}
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
