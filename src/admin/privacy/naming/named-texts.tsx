import { Link } from "react-router";
import { Checkbox } from "../../../ui/controls/inputs.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiName } from "../../../ui/text/bidi-text.tsx";
import { recordAddress } from "../../palette/palette-options.ts";
import styles from "../privacy.module.css";
import { privacyText, tableName } from "../privacy.text.ts";
import type { NamedText } from "../privacy-answers.ts";

const text = privacyText.named;

type NamedTextsProps = {
  named: readonly NamedText[];
  chosen: readonly NamedText[];
  onChosen(chosen: readonly NamedText[]): void;
};

/** The texts of others with the person's name, to choose those that mean this person before they are erased; PRIV-02. */
export function NamedTexts({ named, chosen, onChosen }: NamedTextsProps) {
  const toggle = (one: NamedText) =>
    onChosen(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  return (
    <section className={styles.named} aria-label={text.title}>
      <h3>{text.title}</h3>
      <p className={`${typeStyles.muted} ${typeStyles.small}`}>{text.lead}</p>
      <ul>
        {named.map((one) => (
          <li key={`${one.table} ${one.id}`}>
            {one.canTakeOut ? (
              <Checkbox checked={chosen.includes(one)} onChange={() => toggle(one)}>
                <BidiName text={one.text} />
              </Checkbox>
            ) : (
              <BidiName text={one.text} />
            )}
            <small>
              <Place {...one} />
              {!one.canTakeOut && ` (${text.ownScreen})`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Place({ table, screen, opens }: NamedText) {
  if (!screen) return tableName(table);
  return <Link to={recordAddress(screen, opens)}>{tableName(table)}</Link>;
}
