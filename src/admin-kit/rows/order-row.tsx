import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";

/** A record in the list for changing the order: its name and, at the end, details that tell it from others. */
export function OrderRow({ of, name, children }: { of?: LucideIcon; name: string; children: ReactNode }) {
  return (
    <>
      {of && <Icon of={of} />}
      <BidiText as="b" text={name} />
      <span className={`${typeStyles.muted} ${typeStyles.small}`}>{children}</span>
    </>
  );
}
