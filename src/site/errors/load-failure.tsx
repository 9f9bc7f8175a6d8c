import { RotateCw } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { siteText } from "../frame/site.text.ts";

type LoadFailureProps = {
  title: string;
  text: ReactNode;
  /** The address of the retry; `onRetry` is what the script does instead. */
  retry: string;
  onRetry?: (event: MouseEvent) => void;
};

/** The error screen of a list: what failed, and a retry that works without script. Announced, because it may follow a click. */
export function LoadFailure({ title, text, retry, onRetry }: LoadFailureProps) {
  const action = (
    <a
      className={`${buttonStyles.button} ${buttonStyles.outlined} ${buttonStyles.small}`}
      href={retry}
      onClick={onRetry}
    >
      <Icon of={RotateCw} />
      {siteText.retry}
    </a>
  );
  return (
    <div role="alert">
      <ErrorState title={title} actions={action}>
        {text}
      </ErrorState>
    </div>
  );
}

type NothingYetProps = { title: string; text: string; action: string; href: string };

/** The state of an empty list, with an action for visitors. */
export function NothingYet({ title, text, action, href }: NothingYetProps) {
  const link = (
    <a className={`${buttonStyles.button} ${buttonStyles.outlined} ${buttonStyles.small}`} href={href}>
      {action}
    </a>
  );
  return (
    <EmptyState title={title} actions={link}>
      {text}
    </EmptyState>
  );
}
