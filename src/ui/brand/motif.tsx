import type { ReactNode } from "react";
import { useBrand } from "./brand.ts";

/** A drawing of the façade. A brand with another motif has its own mark there, repeated, or nothing; requirement BRAND-01. `isBehind` where it fills the place of words. */
export function Motif({ children, isBehind = false }: { children: ReactNode; isBehind?: boolean }) {
  const { motif } = useBrand();
  if (motif === "facade") return children;
  return motif === "pattern" ? (
    <div className={isBehind ? "motif behind" : "motif"} aria-hidden="true" />
  ) : null;
}
