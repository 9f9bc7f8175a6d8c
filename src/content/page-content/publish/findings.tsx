import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck } from "lucide-react";
import type { Address } from "../../../kernel/resource/address.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiText } from "../../../ui/text/bidi-text.tsx";
import { contentClient } from "../editor/client.ts";
import { text } from "../editor/page-content-admin.text.ts";
import { fieldOf } from "../sections/blocks/block-fields.ts";
import { itemLabel } from "../sections/item-words.text.ts";
import { addressOnPage } from "../sections/page-address.ts";
import type { Section } from "../sections/section.ts";
import type { Finding, SectionState } from "../wire.ts";
import publishStyles from "./publish.module.css";
import { findingTexts, publishText as words } from "./publish-dialog.text.ts";

/** What the check finds in the stored draft of a section. */
export const useFindings = (section: Section, { revision }: SectionState) =>
  useQuery({
    queryKey: ["content-check", section.key, revision],
    queryFn: contentClient(section.key).check,
    staleTime: 0,
  });

type FindingsProps = {
  heading: string;
  section: Section;
  state: SectionState;
  findings: Finding[] | undefined;
  onOpen(address: Address): void;
};

/** What the check found in a draft; each finding leads to its field. Requirements ACNT-04, OWN-04. */
export function Findings({ heading, section, state, findings, onOpen }: FindingsProps) {
  return (
    <section aria-labelledby="pub-check" aria-live="polite">
      <h3 id="pub-check">{heading}</h3>
      {!findings && <p className={`${typeStyles.muted} ${typeStyles.small}`}>{words.checking}</p>}
      {findings?.length === 0 && (
        <p className={`${publishStyles.fine} ${typeStyles.small}`}>
          <Icon of={CircleCheck} />
          {words.fine}
        </p>
      )}
      {findings && findings.length > 0 && (
        <ul className={publishStyles.findings}>
          {findings.map((finding) => {
            const { field, item, key, code, blocks } = finding;
            const within = item !== undefined && key !== undefined ? [item, key] : [];
            const address = addressOnPage(section.key, field, ...within);
            return (
              <li key={`${address}:${code}`} className={blocks ? publishStyles.blocking : ""}>
                <Icon of={CircleAlert} />
                <span>
                  <b>
                    <BidiText text={findingTexts[code] ?? code} />
                  </b>
                  <small>
                    {placeOf(section, state, finding)}
                    {finding.words !== undefined && (
                      <>
                        {text.joiner}
                        <BidiText text={words.quoted(finding.words)} />
                      </>
                    )}
                  </small>
                </span>
                <Button variant="line" small onClick={() => onOpen(address)}>
                  {words.open}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function placeOf(
  section: Section,
  { draft, published }: SectionState,
  { field, item, key }: Finding,
): string {
  const label = fieldOf(section, field)?.label ?? field;
  const items = draft[field]?.value ?? published[field];
  const index = Array.isArray(items) ? items.findIndex(({ id }) => id === item) : -1;
  const place = index < 0 ? label : text.list.item(label, index + 1);
  return key === undefined ? place : place + text.joiner + itemLabel(key);
}
