import { ShieldCheck } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { AppError } from "../../kernel/errors.ts";
import { callApi } from "../../kernel/http/api-client.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { TextInput } from "../../ui/controls/inputs.tsx";
import dialogStyles from "../../ui/overlays/dialog.module.css";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { identityText as text } from "./identity.text.ts";

type ProofFormProps = { onProved(): void; onCancel(): void };

/** Asks the signed-in user for the password as a proof of identity; requirement SEC-01. */
export default function ProofDialog({ isOpen, ...form }: ProofFormProps & { isOpen: boolean }) {
  return (
    <Dialog isOpen={isOpen} onClose={form.onCancel} title={text.title} size="sm" closesOutside={false}>
      <ProofForm {...form} />
    </Dialog>
  );
}

function ProofForm({ onProved, onCancel }: ProofFormProps) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // One frame later, because a dialog below this one would take the focus back at once.
    const frame = requestAnimationFrame(() => form.current?.querySelector("input")?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const prove = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation(); // a form of a dialog below must not be submitted too
    if (isPending) return;
    setFailure(undefined);
    setPending(true);
    try {
      const password = String(new FormData(event.currentTarget).get("password"));
      await callApi("POST", "/api/account/proof", { password });
      onProved();
    } catch (error) {
      setFailure(sentenceOf(error));
      form.current?.querySelector("input")?.select();
    } finally {
      setPending(false);
    }
  };
  return (
    <form ref={form} noValidate onSubmit={prove}>
      <div className={dialogStyles.body}>
        <Banner>{text.reason}</Banner>
        <TextInput
          label={text.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={failure}
        />
      </div>
      <footer>
        <Button variant="ghost" small onClick={onCancel} disabled={isPending}>
          {text.cancel}
        </Button>
        <Button type="submit" small loading={isPending} loadingLabel={text.checking}>
          <Icon of={ShieldCheck} />
          {text.confirm}
        </Button>
      </footer>
    </form>
  );
}

function sentenceOf(error: unknown) {
  if (error instanceof AppError) {
    if (error.fields.password) return error.fields.password;
    if (error.code === "too-many") return text.tooMany;
  }
  return text.failed;
}
