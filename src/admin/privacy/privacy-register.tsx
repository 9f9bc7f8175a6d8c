// biome-ignore-all lint/a11y/noRedundantRoles: stacked cards lose the display, and with it the roles, of a table
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, Plus } from "lucide-react";
import { useRef, useState } from "react";
import boxStyles from "../../admin-kit/box.module.css";
import { DayField } from "../../admin-kit/day/day-field.tsx";
import { fieldsOr, useSubmit } from "../../admin-kit/form/use-submit.ts";
import { choiceOptions } from "../../admin-kit/list/resource-list.ts";
import { oneOf } from "../../kernel/objects.ts";
import { displayPhone, formatDate, isoDay } from "../../kernel/text/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { Failure } from "../../ui/banner.tsx";
import { Card } from "../../ui/card.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Select, TextInput } from "../../ui/controls/inputs.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import styles from "./privacy.module.css";
import { privacyText } from "./privacy.text.ts";
import { privacyClient, registerKey } from "./privacy-client.ts";
import { type PrivacyKind, type PrivacyRequest, privacyRequests } from "./privacy-requests.ts";

const text = privacyText.register;
const kinds = privacyRequests.words.values.kind;

/** The register: what people asked for, when the answer is due, and whether it was given. */
export function PrivacyRegister() {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: registerKey, queryFn: privacyClient.requests });
  const heading = useRef<HTMLHeadingElement>(null);
  const close = async ({ id }: PrivacyRequest) => {
    try {
      await privacyClient.close(id);
      heading.current?.focus();
      toasts.success(text.closed);
      await queries.invalidateQueries({ queryKey: registerKey });
    } catch {
      toasts.error(text.closeFailed);
    }
  };
  return (
    <Card as="section" className={boxStyles.boxed}>
      <div className={boxStyles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {text.title}
        </h2>
      </div>
      <p className={`${typeStyles.muted} ${typeStyles.small}`}>{text.lead}</p>
      <RequestForm onAdded={() => queries.invalidateQueries({ queryKey: registerKey })} />
      <Failure of={error && privacyText.loadFailed} onRetry={() => void refetch()} />
      {data?.length === 0 && <p className={`${typeStyles.muted} ${typeStyles.small}`}>{text.none}</p>}
      {data && data.length > 0 && (
        <DataTable label={text.title} heads={text.heads} stacked>
          {data.map((request) => (
            <Row key={request.id} request={request} onClose={() => close(request)} />
          ))}
        </DataTable>
      )}
    </Card>
  );
}

function Row({ request, onClose }: { request: PrivacyRequest; onClose(): void }) {
  const { kind, contact, receivedOn, dueOn, doneAt, doneBy } = request;
  const isLate = !doneAt && dueOn < isoDay(new Date());
  return (
    <tr role="row">
      <td role="cell" data-l={text.heads[0]}>
        {kinds[kind]}
      </td>
      <td role="cell" data-l={text.heads[1]}>
        {contact ? <bdi dir="ltr">{displayPhone(contact)}</bdi> : "-"}
      </td>
      <td role="cell" data-l={text.heads[2]}>
        {formatDate(receivedOn)}
      </td>
      <td role="cell" data-l={text.heads[3]}>
        {formatDate(dueOn)}
      </td>
      <td role="cell" data-l={text.heads[4]}>
        {doneAt ? (
          <BidiText text={text.done} values={{ date: formatDate(doneAt), name: doneBy }} />
        ) : (
          <span className={styles.actions}>
            <Badge tone={isLate ? "danger" : "warn"}>{isLate ? text.overdue : text.open}</Badge>
            <Button
              variant="line"
              small
              aria-label={text.closeOf.replace("{kind}", () => kinds[kind])}
              onClick={onClose}
            >
              <Icon of={Check} />
              {text.close}
            </Button>
          </span>
        )}
      </td>
    </tr>
  );
}

function RequestForm({ onAdded }: { onAdded(): Promise<void> }) {
  const [kind, setKind] = useState<PrivacyKind>("access");
  const [contact, setContact] = useState("");
  const [received, setReceived] = useState("");
  const add = async () => {
    await privacyClient.add({ kind, contact, ...(received !== "" && { receivedOn: received }) });
    setContact("");
    setReceived("");
    toasts.success(text.form.added);
    await onAdded();
  };
  const { errors, isBusy, submit } = useSubmit(add, fieldsOr({ contact: text.form.failed }));
  return (
    <form
      className={`${boxStyles.adding} ${styles.form}`}
      aria-label={text.form.label}
      onSubmit={submit}
      noValidate
    >
      <Select
        label={text.form.kind}
        value={kind}
        options={choiceOptions(privacyRequests, "kind")}
        onChange={(event) => setKind(oneOf(privacyRequests.fields.kind.choices, event.target.value) ?? kind)}
      />
      <TextInput
        label={text.form.contact}
        dir="ltr"
        autoComplete="off"
        value={contact}
        error={errors.contact}
        onChange={(event) => setContact(event.target.value)}
      />
      <DayField
        label={text.form.received}
        value={received}
        error={errors.receivedOn}
        onChange={setReceived}
      />
      <Button type="submit" variant="line" small loading={isBusy}>
        <Icon of={Plus} />
        {text.form.add}
      </Button>
    </form>
  );
}
