import { useQuery } from "@tanstack/react-query";
import { BookOpenText } from "lucide-react";
import { useState } from "react";
import { Box } from "../../../admin-kit/box.tsx";
import { ExportLink } from "../../../admin-kit/csv/csv-buttons.tsx";
import { callApi } from "../../../kernel/http/api-client.ts";
import { keysOf } from "../../../kernel/objects.ts";
import { formatDateTime } from "../../../kernel/text/format.ts";
import { Failure } from "../../../ui/banner.tsx";
import { Button, LinkButton } from "../../../ui/controls/button.tsx";
import buttonStyles from "../../../ui/controls/buttons.module.css";
import { Icon } from "../../../ui/pictures/icon.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiText } from "../../../ui/text/bidi-text.tsx";
import { PrintDialog } from "../print-dialog.tsx";
import styles from "./processing.module.css";
import { text } from "./processing.text.ts";
import type { ProcessingRecord } from "./processing-record.ts";

/** The record of processing activities: read, printed, exported, and completed in the settings. Requirement PRIV-04. */
export function ProcessingSection() {
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ["privacy", "processing"],
    queryFn: () => callApi<ProcessingRecord>("GET", "/api/privacy/processing"),
  });
  return (
    <Box title={text.title} lead={text.lead}>
      <Failure of={error && text.loadFailed} onRetry={() => void refetch()} />
      {data && <Facts facts={data.house.slice(0, -1)} />}
      <div className={buttonStyles.actions}>
        <Button variant="line" small disabled={!data} onClick={() => setOpen(true)}>
          <Icon of={BookOpenText} />
          {text.read}
        </Button>
        <ExportLink address="/api/privacy/processing/export.csv" />
        <LinkButton variant="line" small to="/admin/settings#privacy">
          {text.edit}
        </LinkButton>
      </div>
      {data && isOpen && <Reader record={data} onClose={() => setOpen(false)} />}
    </Box>
  );
}

function Reader({ record, onClose }: { record: ProcessingRecord; onClose(): void }) {
  return (
    <PrintDialog onClose={onClose} title={text.title}>
      <p className={`${typeStyles.muted} ${typeStyles.small}`}>
        {text.madeAt(formatDateTime(new Date()))}. {text.notAdvice}
      </p>
      <Facts facts={record.house} />
      {record.activities.map((activity) => (
        <section key={activity.name}>
          <h3>{activity.name}</h3>
          <Facts
            facts={keysOf(text.heads)
              .filter((column) => column !== "name")
              .map((column) => ({ label: text.heads[column], value: activity[column] }))}
          />
        </section>
      ))}
    </PrintDialog>
  );
}

function Facts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className={styles.house}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <BidiText as="dd" text={value} />
        </div>
      ))}
    </dl>
  );
}
