import { FileDown, Pencil, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import boxStyles from "../../admin-kit/box.module.css";
import { editionDate } from "../../content/shared/edition-date.ts";
import { AppError } from "../../kernel/errors.ts";
import { saveFile } from "../../kernel/http/api-client.ts";
import { displayPhone, formatDate, formatNumber } from "../../kernel/text/format.ts";
import { Card } from "../../ui/card.tsx";
import { Button } from "../../ui/controls/button.tsx";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { DataTable } from "../../ui/data-table.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import { recordAddress } from "../palette/palette-options.ts";
import { NamedTexts } from "./naming/named-texts.tsx";
import { PersonCorrection } from "./person-correction.tsx";
import { PersonErasure } from "./person-erasure.tsx";
import { PersonReadable } from "./person-readable.tsx";
import styles from "./privacy.module.css";
import { privacyText, tableName } from "./privacy.text.ts";
import type { FoundPerson, NamedText, PersonRecord } from "./privacy-answers.ts";
import { privacyClient } from "./privacy-client.ts";

const { result: text, actions } = privacyText;
type FoundProps = { found: FoundPerson; onChanged(found: FoundPerson | null): void };

/** The data found about a person, with the buttons to export, correct and destroy them. */
export function PersonFound({ found, onChanged }: FoundProps) {
  const [open, setOpen] = useState<"correct" | "erase" | null>(null);
  const [nameIn, setNameIn] = useState<readonly NamedText[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { contact, records, mentions, named, house } = found;
  const isNobody = records.length === 0 && mentions.length === 0;
  const shown = <bdi dir="ltr">{displayPhone(contact)}</bdi>;
  const lookAgain = async () => onChanged(await privacyClient.find(contact));
  return (
    <Card as="section" className={`${boxStyles.boxed} ${styles.person}`} aria-labelledby="person-found">
      <div className={boxStyles.head}>
        <h2 id="person-found" ref={heading} tabIndex={-1}>
          <BidiText text={isNobody ? text.none : text.title} values={{ contact: shown }} />
        </h2>
      </div>
      {isNobody && <p className={`${typeStyles.muted} ${typeStyles.small}`}>{text.noneText}</p>}
      {records.length > 0 && <Records records={records} />}
      {mentions.length > 0 && (
        <p className={typeStyles.small}>{text.mentions.replace("{places}", () => listed(mentions))}</p>
      )}
      {named.length > 0 && <NamedTexts named={named} chosen={nameIn} onChosen={setNameIn} />}
      {house.length > 0 && (
        <p className={`${typeStyles.muted} ${typeStyles.small}`}>
          {text.house.replace("{places}", () => listed(house))}
        </p>
      )}
      {!isNobody && (
        <div className={buttonStyles.actions}>
          <PersonReadable contact={contact} />
          <Button variant="line" small onClick={() => download(contact)}>
            <Icon of={FileDown} />
            {actions.export}
          </Button>
          {records.length > 0 && (
            <Button variant="line" small onClick={() => setOpen("correct")}>
              <Icon of={Pencil} />
              {actions.correct}
            </Button>
          )}
          <Button variant="danger" small onClick={() => setOpen("erase")}>
            <Icon of={Trash2} />
            {actions.erase}
          </Button>
        </div>
      )}
      {open === "correct" && (
        <PersonCorrection contact={contact} onClose={() => setOpen(null)} onCorrected={lookAgain} />
      )}
      {open === "erase" && (
        <PersonErasure
          contact={contact}
          nameIn={nameIn.map(({ table, id }) => ({ table, id }))}
          onClose={() => setOpen(null)}
          onErased={async () => onChanged(await whatIsLeft(found))}
        />
      )}
    </Card>
  );
}

/** Looks for other contacts of the erased rows, such as an e-mail beside the phone; returns the first that still has data. */
async function whatIsLeft({ contact, records }: FoundPerson): Promise<FoundPerson | null> {
  const others = new Set(records.flatMap(({ contacts }) => contacts).filter((other) => other !== contact));
  for (const other of others) {
    const left = await privacyClient.find(other).catch(() => null);
    if (left && left.records.length + left.mentions.length > 0) return left;
  }
  return null;
}

function Records({ records }: { records: PersonRecord[] }) {
  return (
    <DataTable label={text.heads.join("\u060C ")} heads={text.heads}>
      {records.map((record) => (
        <tr key={`${record.table} ${record.id}`}>
          <td>
            {record.screen && !record.isDeleted ? (
              <Link
                className={`${buttonStyles.more} ${typeStyles.small}`}
                to={recordAddress(record.screen, record.id)}
              >
                {tableName(record.table)}
              </Link>
            ) : (
              tableName(record.table)
            )}
            {record.isDeleted && <small>{text.deleted}</small>}
          </td>
          <td>
            <BidiText text={record.name} />
          </td>
          <td>
            {record.contacts.map((value) => (
              <bdi key={value} dir="ltr" className={styles.contact}>
                {displayPhone(value)}
              </bdi>
            ))}
          </td>
          <td>
            <time dateTime={record.createdAt}>{formatDate(record.createdAt)}</time>
          </td>
          <td>
            <Consent {...record} />
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

const editionOf = (edition: string | null) =>
  edition === null ? text.noEdition : <Ltr>{editionDate(edition)}</Ltr>;

function Consent({ consent, notice }: PersonRecord) {
  if (notice)
    return (
      <BidiText
        text={text.notice}
        values={{ date: formatDate(notice.at), edition: editionOf(notice.edition) }}
      />
    );
  if (!consent) return <span className={typeStyles.muted}>{text.noConsent}</span>;
  const { at, edition, marketingAt, marketingEndedAt } = consent;
  return (
    <>
      <BidiText text={text.consent} values={{ date: formatDate(at), edition: editionOf(edition) }} />
      {marketingAt && (
        <small>
          <BidiText text={text.marketing} values={{ date: formatDate(marketingAt) }} />
        </small>
      )}
      {marketingEndedAt && (
        <small>
          <BidiText text={text.marketingEnded} values={{ date: formatDate(marketingEndedAt) }} />
        </small>
      )}
    </>
  );
}

function listed(places: FoundPerson["mentions"]) {
  return places
    .map(({ table, rows }) =>
      text.mention.replace("{table}", () => tableName(table)).replace("{count}", formatNumber(rows)),
    )
    .join("\u060C ");
}

/** Downloads the file for the person, which needs a proof of identity. */
async function download(contact: string) {
  try {
    const person = JSON.stringify(await privacyClient.export(contact), null, 2);
    saveFile(new Blob([person], { type: "application/json" }), "person.json");
    toasts.success(privacyText.exported);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "proof-needed")) toasts.error(privacyText.exportFailed);
  }
}
