import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import styles from "../users/account-list.module.css";
import type { OwnAccount } from "../users/answers.ts";

/** What the screen passes to the row of each way to sign in. */
export type WayContext = {
  account: OwnAccount;
  /** Reloads the account. */
  onChanged(): Promise<unknown>;
  /** Receives new recovery codes, which are shown once. */
  onCodes(codes: readonly string[]): void;
  /** Runs an action, then reloads the account. Shows `done` on success, and a message on failure. */
  run(work: () => Promise<unknown>, done?: string): Promise<void>;
  ask(question: Question): void;
};

export type Question = {
  question: string;
  note?: string;
  confirm: string;
  icon: LucideIcon;
  work(): Promise<unknown>;
};

const looks = { on: styles.good, off: styles.missing, "": "" };

type WayProps = {
  icon: LucideIcon;
  tone: "on" | "off" | "";
  title: string;
  state: ReactNode;
  /** The label of the button; undefined for no button. */
  action: string | undefined;
  onAction(): void;
};

/** One way to sign in: its state and a button. */
export function Way({ icon, tone, title, state, action, onAction }: WayProps) {
  return (
    <li>
      <span className={`${styles.icon} ${looks[tone]}`}>
        <Icon of={icon} />
      </span>
      <div>
        <b>{title}</b>
        <span>{state}</span>
      </div>
      {action && (
        <Button variant="line" small onClick={onAction}>
          {action}
        </Button>
      )}
    </li>
  );
}
