import { displayPhone } from "../../kernel/format.ts";
import { BidiName } from "../../ui/bidi-text.tsx";
import { Ltr } from "../../ui/ltr.tsx";

/** A number runs from left to right; one that carries words, an extension perhaps, as its words do. SHELL-08 */
export function PhoneNumber({ phone }: { phone: string }) {
  const shown = displayPhone(phone);
  return /\p{L}/u.test(shown) ? <BidiName text={shown} /> : <Ltr>{shown}</Ltr>;
}
