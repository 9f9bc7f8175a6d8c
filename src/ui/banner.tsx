import { CircleAlert, CircleCheck, Clock, Info, RotateCw, X } from "lucide-react";
import type { ReactNode } from "react";
import bannerStyles from "./banner.module.css";
import { Button, IconButton } from "./controls/button.tsx";
import { Icon } from "./pictures/icon.tsx";
import { text } from "./ui.text.ts";

const looks = {
  info: { className: "", icon: Info },
  bad: { className: bannerStyles.failed, icon: CircleAlert },
  warn: { className: bannerStyles.warning, icon: Clock },
  good: { className: bannerStyles.good, icon: CircleCheck },
};

type BannerProps = {
  tone?: keyof typeof looks;
  children: ReactNode;
  onDismiss?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
};

/** A message above the content that it is about. Failures are announced at once, the rest politely. */
export function Banner({ tone = "info", children, onDismiss, onRetry }: BannerProps) {
  const { className, icon } = looks[tone];
  return (
    <div
      className={[bannerStyles.banner, className].filter(Boolean).join(" ")}
      role={tone === "bad" ? "alert" : "status"}
    >
      <Icon of={icon} />
      <span>{children}</span>
      {onRetry && (
        <Button variant="line" small onClick={onRetry}>
          <Icon of={RotateCw} />
          {text.retry}
        </Button>
      )}
      {onDismiss && (
        <IconButton className={bannerStyles.dismiss} aria-label={text.dismiss} onClick={onDismiss}>
          <Icon of={X} />
        </IconButton>
      )}
    </div>
  );
}

type FailureProps = Pick<BannerProps, "onDismiss" | "onRetry"> & { of: string | false | null | undefined };

/** A banner with the sentence about a failure; renders nothing without one. */
export function Failure({ of, ...actions }: FailureProps) {
  return (
    of && (
      <Banner tone="bad" {...actions}>
        {of}
      </Banner>
    )
  );
}
