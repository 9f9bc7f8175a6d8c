import { useQuery } from "@tanstack/react-query";
import { Box } from "../../admin-kit/box.tsx";
import { formatDateTime, formatNumber } from "../../kernel/text/format.ts";
import { wordFor } from "../../kernel/text/word-for.ts";
import { Failure } from "../../ui/banner.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { privacyText, tableName } from "./privacy.text.ts";
import type { PersonalRead } from "./privacy-answers.ts";
import { privacyClient, readsKey } from "./privacy-client.ts";

const text = privacyText.reads;

/** The log of who read or exported personal data, newest first. */
export function PrivacyReads() {
  const { data, error, refetch } = useQuery({ queryKey: readsKey, queryFn: privacyClient.reads });
  return (
    <Box title={text.title} lead={text.lead}>
      <Failure of={error && privacyText.loadFailed} onRetry={() => void refetch()} />
      {data?.length === 0 && <p className={`${typeStyles.muted} ${typeStyles.small}`}>{text.none}</p>}
      {data && data.length > 0 && (
        <DataTable isTall label={text.title} heads={text.heads}>
          {data.map((read) => (
            <tr key={[read.hour, read.actorName, read.resource, read.action, read.recordId].join(" ")}>
              <td>
                <time dateTime={read.hour}>{formatDateTime(read.hour)}</time>
              </td>
              <td>
                <BidiText text={read.actorName} />
              </td>
              <td>
                <BidiText text={whatOf(read)} />
              </td>
              <td className={typeStyles.digits}>{formatNumber(read.times)}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </Box>
  );
}

function whatOf({ action, resource, recordId }: PersonalRead) {
  return (recordId ? text.record : text.what)
    .replace("{action}", () => wordFor(text.actions, action) ?? action)
    .replace("{table}", () => tableName(resource))
    .replace("{id}", () => recordId);
}
