import type { ReactNode } from "react";
import { useBrand } from "./brand.ts";

type MotifProps = { children: ReactNode; isBehind?: boolean; isFoot?: boolean };

/**
 * A drawing of the façade. A brand with another motif shows its own mark there, repeated, or nothing; requirement BRAND-01.
 * `isBehind` for a drawing that lies behind words, `isFoot` for one between words and an edge.
 */
export function Motif({ children, isBehind = false, isFoot = false }: MotifProps) {
  const { motif } = useBrand();
  if (motif === "facade") return children;
  if (motif === "plain" && isFoot) return <div className="foot" />;
  return motif === "pattern" ? (
    <div className={isBehind ? "motif behind" : "motif"} aria-hidden="true" />
  ) : null;
}
