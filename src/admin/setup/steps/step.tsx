import type { ReactNode } from "react";
import type { Profile } from "../../../accounts/users/users.ts";
import { Button, LinkButton } from "../../../ui/controls/button.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { setupText as text } from "../setup.text.ts";
import type { Setup } from "../setup-answer.ts";
import type { SetupStep } from "../setup-steps.ts";
import styles from "./step.module.css";

export type StepProps = {
  setup: Setup;
  profile: Profile;
  back: SetupStep | undefined;
  /** The step is stored: on to the next, by a new document where the admin itself has another look or name now. */
  onDone(stored?: { isNewLook: boolean }): Promise<void>;
};

/** The heading of a step over what it asks. */
export function StepHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      <p className={typeStyles.muted}>{children}</p>
    </div>
  );
}

type StepEndProps = {
  back: SetupStep | undefined;
  /** Its one primary action; `submit` of the form around it without `onGo`. */
  label: string;
  loadingLabel?: string;
  isBusy: boolean;
  isDisabled?: boolean;
  onGo?(): void;
};

/** The way back and the one way on. */
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
