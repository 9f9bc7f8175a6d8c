import { type FormEvent, type ReactNode, useRef } from "react";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/controls/button.tsx";
import type { Fault } from "./failure-words.ts";
import styles from "./review.module.css";

type GuestFormProps = {
  fault: Fault;
  isSending: boolean;
  /** The words of its button. */
  send: string;
  onSend(): Promise<boolean>;
  children: ReactNode;
};

/** A form of a guest: its fields, what failed, and one button, which sends once at a time. After a fault its first field has the focus. */
export function GuestForm({ fault, isSending, send, onSend, children }: GuestFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await onSend()) return;
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {children}
      {fault.sentence !== "" && <Banner tone="bad">{fault.sentence}</Banner>}
      <Button type="submit" loading={isSending} block>
        {send}
      </Button>
    </form>
  );
}
