import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";

/** A record in the list of their order: its name and, at the end, what tells it from the others. */
export function OrderRow({ of, name, children }: { of?: LucideIcon; name: string; children: ReactNode }) {
  return (
    <>
      {of && <Icon of={of} />}
      <BidiText as="b" text={name} />
      <span className="muted sm ms-auto">{children}</span>
    </>
  );
}
