import type { ReactNode } from "react";

/** Text that runs from left to right inside Arabic: phones, e-mail addresses, URLs, "72%", "5+". */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}
