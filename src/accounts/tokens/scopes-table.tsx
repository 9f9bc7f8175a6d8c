import { keysOf } from "../../kernel/objects.ts";
import formStyles from "../../ui/controls/forms.module.css";
import type { ScopeChoice } from "./answers.ts";
import styles from "./scopes-table.module.css";
import { text } from "./tokens.text.ts";

type ScopesTableProps = {
  choices: readonly ScopeChoice[];
  value: readonly string[];
  onChange(scopes: string[]): void;
};

const deeds = keysOf(text.deeds);

/** Checkboxes for what a token may read and write, one row for each resource. */
export function ScopesTable({ choices, value, onChange }: ScopesTableProps) {
  const turn = (scope: string, isOn: boolean) =>
    onChange(isOn ? [...value, scope] : value.filter((other) => other !== scope));
  return (
    <table className={styles.scopes}>
      <thead>
        <tr>
          <th scope="col">{text.subject}</th>
          {deeds.map((deed) => (
            <th key={deed} scope="col">
              {text.deeds[deed]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {choices.map(({ resource, title, deeds: offered }) => (
          <tr key={resource}>
            <th scope="row">{title}</th>
            {deeds.map((deed) => {
              const scope = `${resource}:${deed}`;
              return (
                <td key={deed}>
                  {offered.includes(deed) && (
                    <label className={styles.tick}>
                      <input
                        type="checkbox"
                        className={formStyles.checkbox}
                        aria-label={text.choiceOf(text.deeds[deed], title)}
                        checked={value.includes(scope)}
                        onChange={(event) => turn(scope, event.currentTarget.checked)}
                      />
                    </label>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
