import type { ReactNode } from "react";
import type { SetupKind } from "../setup-steps.ts";
import styles from "./offer-step.module.css";

const drawings: Record<SetupKind, ReactNode> = {
  web: (
    <>
      <rect x="14" y="12" width="92" height="60" rx="6" />
      <path d="M14 26h92" />
      <rect x="62" y="36" width="34" height="8" rx="2" data-fill="" />
      <path d="M74 52h22M80 60h16M24 36h28v26H24z" />
    </>
  ),
  marketing: (
    <>
      <path d="M20 72V52M42 72V40M64 72V46M86 72V24" />
      <path d="M16 40l26-16 22 8 34-22" />
      <circle cx="98" cy="10" r="5" data-fill="" />
    </>
  ),
  engineering: (
    <>
      <path d="M18 72h84M30 72V34l30-18 30 18v38" />
      <path d="M50 72V50h20v22" data-fill="" />
      <path d="M30 34h60M40 44h8M72 44h8" />
    </>
  ),
  law: (
    <>
      <path d="M60 12v54M40 72h40M26 22h68" />
      <path d="M26 22l-12 26h24zM94 22L82 48h24z" />
      <path d="M14 48a12 9 0 0 0 24 0zM82 48a12 9 0 0 0 24 0z" data-fill="" />
    </>
  ),
};

/** The drawing of a kind of agency, beside its choice. */
export function KindDrawing({ of }: { of: SetupKind }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 84" aria-hidden="true">
      {drawings[of]}
    </svg>
  );
}
