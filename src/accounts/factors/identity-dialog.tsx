import { ShieldCheck } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { AppError } from "../../kernel/errors.ts";
import { callApi, setOnProofNeeded } from "../../kernel/http/api-client.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { TextInput } from "../../ui/controls/inputs.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { identityText as text } from "../users/accounts.text.ts";

/**
 * Asks for the password over whatever is on the screen when a call needs a recent proof of identity; the call waits and
 * goes out again, so that nothing below is lost; requirement SEC-01. Once in the layout.
 */
export function IdentityDialog() {
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(proved: boolean) => void>(() => {});
  useEffect(() => {
    setOnProofNeeded(
      () =>
        new Promise((resolve) => {
          answer.current(false); // two calls at once: the later one is asked for
          answer.current = resolve;
          setOpen(true);
        }),
    );
    return () => setOnProofNeeded(async () => false);
  }, []);
  const close = (proved: boolean) => {
    setOpen(false);
    answer.current(proved);
    answer.current = () => {};
  };
  return (
    <Dialog isOpen={isOpen} onClose={() => close(false)} title={text.title} size="sm" closesOutside={false}>
      <ProofForm onProved={() => close(true)} onCancel={() => close(false)} />
    </Dialog>
  );
}

function ProofForm({ onProved, onCancel }: { onProved(): void; onCancel(): void }) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // A frame later: a dialog below this one would fetch the focus back at once.
    const frame = requestAnimationFrame(() => form.current?.querySelector("input")?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const prove = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation(); // the form of a dialog below is no part of this
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
      <div className="mb">
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
