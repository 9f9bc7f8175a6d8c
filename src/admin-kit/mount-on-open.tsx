import { type ReactNode, Suspense, useState } from "react";

/** A dialog whose code comes when it is opened for the first time; it stays then, so that it can close in its own way. */
export function MountOnOpen({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened && <Suspense>{children}</Suspense>;
}
