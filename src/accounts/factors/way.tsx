import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import styles from "../users/account-list.module.css";
import type { OwnAccount } from "../users/answers.ts";

/** What each way to sign in has from the screen. */
export type WayContext = {
  account: OwnAccount;
  /** Reads the account again. */
  onChanged(): Promise<unknown>;
  /** Recovery codes, to be shown once. */
  onCodes(codes: readonly string[]): void;
  /** Does something and reads the account again; a failure is said. */
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
  /** What its button says; without it there is none. */
  action: string | undefined;
  onAction(): void;
};

/** One way to sign in: how it stands, and a button for it. */
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
