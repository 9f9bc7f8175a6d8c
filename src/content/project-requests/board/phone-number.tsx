import { displayPhone } from "../../../kernel/text/format.ts";
import { BidiName } from "../../../ui/text/bidi-text.tsx";
import { Ltr } from "../../../ui/text/ltr.tsx";

/** A number runs from left to right; one that carries words, an extension perhaps, as its words do. SHELL-08 */
export function PhoneNumber({ phone }: { phone: string }) {
  const shown = displayPhone(phone);
  return /\p{L}/u.test(shown) ? <BidiName text={shown} /> : <Ltr>{shown}</Ltr>;
}
