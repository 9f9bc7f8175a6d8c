import { type KeyboardEvent, useState } from "react";
import { fieldMessages } from "../../../../kernel/resource/field-messages.text.ts";
import { parseMoney } from "../../../../kernel/text/amounts.ts";
import { formatNumber } from "../../../../kernel/text/format.ts";
import { NumberInput } from "../../../../ui/controls/inputs.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { hundredths } from "../../quotes/amounts.ts";
import { halalas } from "../../quotes/lines-wire.ts";
import { deskText as text } from "../desk.text.ts";
import styles from "./request-facts.module.css";
import type { WorkProps } from "./request-work.tsx";

/**
 * What staff expect a request to bring, typed in riyals and stored when the field is left; it counts until a quote stands. What
 * cannot be read, or was not stored, stays in the field. Requirement SALES-01.
 */
export function ExpectedValue({ request, change, onDone }: Pick<WorkProps, "request" | "change" | "onDone">) {
  const [typed, setTyped] = useState<string | null>(null); // null while it is not being edited
  const [fault, setFault] = useState<string>();
  const stored = request.expectedValue;
  const store = async () => {
    if (typed === null) return;
    const value = halalasOf(typed);
    if (value === undefined) return setFault(fieldMessages.amount);
    setFault(undefined);
    // What was typed while it was being stored stays.
    if (value === stored || (await change(request, { expectedValue: value })))
      setTyped((current) => (current === typed ? null : current));
  };
  // Enter leaves the field, which stores it, so that the next key is a shortcut again; what cannot be read keeps the focus.
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Enter") return;
    if (halalasOf(typed ?? "") === undefined) void store();
    else onDone();
  };
  return (
    <div className={styles.choice}>
      <span aria-hidden="true">{text.facts.expectedValue}</span>
      <NumberInput
        label={<span className={typeStyles.unseen}>{text.facts.expectedLabel}</span>}
        value={typed ?? (stored === null ? "" : formatNumber(stored / 100))}
        error={fault}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => void store()}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** The halalas that a typed amount of riyals means; null for an empty text, undefined for what is no amount within the bounds. */
function halalasOf(typed: string): number | null | undefined {
  if (typed.trim() === "") return null;
  const riyals = parseMoney(typed);
  if (riyals === null) return undefined;
  const value = hundredths(riyals);
  return value >= halalas.min && value <= halalas.max ? value : undefined;
}
