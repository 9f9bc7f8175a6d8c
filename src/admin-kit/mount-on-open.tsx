import { type ReactNode, Suspense, useState } from "react";

/** Mounts a dialog when it first opens, which loads its code. The dialog then stays mounted, so that it can handle closing. */
export function MountOnOpen({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened && <Suspense>{children}</Suspense>;
}
