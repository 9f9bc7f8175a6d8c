import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components";

/** Arabic strings and right-to-left keys for all of React Aria, with 0-9 and Gregorian dates; placed once, around the admin. */
export function AriaProvider({ children }: { children: ReactNode }) {
  return <I18nProvider locale="ar-SA-u-ca-gregory-nu-latn">{children}</I18nProvider>;
}
