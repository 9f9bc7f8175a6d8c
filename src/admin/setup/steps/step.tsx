import type { ReactNode } from "react";
import type { Profile } from "../../../accounts/users/users.ts";
import { Button, LinkButton } from "../../../ui/controls/button.tsx";
import formStyles from "../../../ui/controls/forms.module.css";
import typeStyles from "../../../ui/styles/type.module.css";
import { setupText as text } from "../setup.text.ts";
import type { Setup } from "../setup-answer.ts";
import type { SetupStep } from "../setup-steps.ts";
import styles from "./step.module.css";

export type StepProps = {
  setup: Setup;
  profile: Profile;
  back: SetupStep | undefined;
  /** Goes to the next step once this one is stored; with `isNewLook` as a new document, because the admin's look changed. */
  onDone(stored?: { isNewLook: boolean }): Promise<void>;
};

/** The heading of a step, with an explanation. */
export function StepHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      <p className={typeStyles.muted}>{children}</p>
    </div>
  );
}

/** What the mark of a required field means. The mark itself is for the eyes: screen readers hear `required` at each field. */
export function RequiredNote() {
  const [before, after] = text.required;
  return (
    <p className={formStyles.hint}>
      {before} <span className={formStyles.required}>*</span> {after}
    </p>
  );
}

type StepEndProps = {
  back: SetupStep | undefined;
  /** The label of the primary button, which submits the form around it unless `onGo` is given. */
  label: string;
  loadingLabel?: string;
  isBusy: boolean;
  isDisabled?: boolean;
  onGo?(): void;
};

/** The buttons that end a step: back, and on to the next step. */
export function StepEnd({ back, label, loadingLabel, isBusy, isDisabled, onGo }: StepEndProps) {
  return (
    <div className={styles.actions}>
      {back && (
        <LinkButton variant="ghost" to={`?step=${back}`}>
          {text.back}
        </LinkButton>
      )}
      <Button
        type={onGo ? "button" : "submit"}
        loading={isBusy}
        loadingLabel={loadingLabel}
        disabled={isDisabled}
        {...(onGo && { onClick: onGo })}
      >
        {label}
      </Button>
    </div>
  );
}
