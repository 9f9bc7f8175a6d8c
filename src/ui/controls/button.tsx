import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { Spinner } from "../spinner.tsx";
import buttonStyles from "./buttons.module.css";

export type ButtonVariant = "primary" | "line" | "ghost" | "sun" | "onband" | "danger" | "del";

type Look = { variant?: ButtonVariant; small?: boolean; block?: boolean; className?: string | undefined };

function buttonClass({ variant = "primary", small, block, className }: Look) {
  const look = {
    primary: "",
    line: buttonStyles.outlined,
    ghost: buttonStyles.ghost,
    sun: buttonStyles.sunny,
    onband: buttonStyles.onBand,
    danger: buttonStyles.danger,
    del: `${buttonStyles.ghost} ${buttonStyles.removing}`,
  };
  return [
    buttonStyles.button,
    look[variant],
    small && buttonStyles.small,
    block && buttonStyles.block,
    className,
  ]
    .filter(Boolean)
    .join(" ");
}

type ButtonProps = ComponentProps<"button"> &
  Look & {
    /** Give it (true or false) to a button that can be busy: its width then has room for the spinner from the start. */
    loading?: boolean | undefined;
    /** The label while busy, such as "saving…"; the normal label without it. */
    loadingLabel?: ReactNode;
  };

/** A button. While `loading` it keeps its place, width and focus, and does nothing. */
export function Button({
  variant,
  small,
  block,
  className,
  loading,
  loadingLabel,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const look = buttonClass({
    ...(variant && { variant }),
    small: small === true,
    block: block === true,
    className,
  });
  const ignoreWhileBusy = (event: MouseEvent<HTMLButtonElement>) =>
    loading ? event.preventDefault() : onClick?.(event);
  return (
    <button
      {...rest}
      type={type}
      className={look}
      {...(loading !== undefined && { "aria-busy": loading, "aria-disabled": loading || undefined })}
      onClick={loading === undefined ? onClick : ignoreWhileBusy}
    >
      {loading === undefined ? (
        children
      ) : (
        <span className={buttonStyles.labels}>
          <span aria-hidden={loading || undefined}>{children}</span>
          <span aria-hidden={!loading || undefined}>
            <Spinner />
            {loadingLabel ?? children}
          </span>
        </span>
      )}
    </button>
  );
}

type LinkButtonProps = Omit<ComponentProps<typeof Link>, "className"> & Look;

/** A link that looks like a button. `to` takes a path of this site or a whole address (tel:, mailto:, https:). */
export function LinkButton({ variant, small, block, className, ...rest }: LinkButtonProps) {
  return (
    <Link
      {...rest}
      className={buttonClass({
        ...(variant && { variant }),
        small: small === true,
        block: block === true,
        className,
      })}
    />
  );
}

type IconButtonProps = ComponentProps<"button"> & { "aria-label": string; danger?: boolean };

/** A square button with an icon only; the name is required. */
export function IconButton({ danger, className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={[buttonStyles.iconButton, danger && buttonStyles.dangerous, className]
        .filter(Boolean)
        .join(" ")}
    />
  );
}
