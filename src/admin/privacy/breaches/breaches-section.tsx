// biome-ignore-all lint/a11y/noRedundantRoles: stacked cards lose the display, and with it the roles, of a table
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FileText, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Box } from "../../../admin-kit/box.tsx";
import { lazyPart } from "../../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../../admin-kit/mount-on-open.tsx";
import { resourceClient } from "../../../admin-kit/resource-client.ts";
import { blankOf } from "../../../kernel/resource/resource.ts";
import { inputOf } from "../../../kernel/resource/wire.ts";
import { countAfterPreposition, formatDateTime } from "../../../kernel/text/format.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Failure } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import { Icon } from "../../../ui/pictures/icon.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiText } from "../../../ui/text/bidi-text.tsx";
import privacyStyles from "../privacy.module.css";
import { text, words } from "./breaches.text.ts";
import { type Breach, breaches, deadlineOf, type Standing, standingOf } from "./breaches.ts";

const BreachForm = lazyPart(() => import("./breach-form.tsx"));
const BreachTextsDialog = lazyPart(() => import("./breach-texts-dialog.tsx"));

const client = resourceClient(breaches);
const key = [breaches.path];

type Open = { what: "form"; breach: Breach | null } | { what: "texts" | "delete"; breach: Breach } | null;

/** The register of breaches, with the hours that are left to tell the authority; requirement PRIV-04. */
export function BreachesSection() {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: key, queryFn: () => client.list() });
  const [open, setOpen] = useState<Open>(null);
  const reload = () => queries.invalidateQueries({ queryKey: key });
  const onClose = () => setOpen(null);
  const save = async (body: object, based: Breach | null, once: string) => {
    await (based ? client.update(based.id, body, based) : client.create(body, once));
    toasts.success(text.form.saved);
    await reload();
  };
  const remove = async (breach: Breach) => {
    await client.remove(breach.id).catch(() => toasts.error(text.deleteFailed));
    await reload();
  };
  return (
    <Box
      title={words.title}
      lead={text.lead}
      beside={
        <Button variant="line" small onClick={() => setOpen({ what: "form", breach: null })}>
          <Icon of={Plus} />
          {text.add}
        </Button>
      }
    >
      <Failure of={error && text.loadFailed} onRetry={() => void refetch()} />
      {data?.length === 0 && <p className={`${typeStyles.muted} ${typeStyles.small}`}>{text.none}</p>}
      {data && data.length > 0 && (
        <DataTable label={words.title} heads={text.heads} stacked>
          {data.map((breach) => (
            <Row key={breach.id} breach={breach} now={new Date()} onOpen={setOpen} />
          ))}
        </DataTable>
      )}
      <MountOnOpen isOpen={open?.what === "form"}>
        <BreachForm
          isOpen={open?.what === "form"}
          onClose={onClose}
          record={open?.breach ?? null}
          initial={
            open?.breach
              ? inputOf(breaches, open.breach)
              : { ...blankOf(breaches), noticedAt: new Date().toISOString() }
          }
          onSave={save}
        />
      </MountOnOpen>
      {open?.what === "texts" && <BreachTextsDialog isOpen breach={open.breach} onClose={onClose} />}
      <ConfirmDialog
        isOpen={open?.what === "delete"}
        onClose={onClose}
        question={text.deleteQuestion}
        onConfirm={() => open?.breach && remove(open.breach)}
      />
    </Box>
  );
}

type RowProps = { breach: Breach; now: Date; onOpen(open: Open): void };

function Row({ breach, now, onOpen }: RowProps) {
  const { title, noticedAt, peopleToldAt } = breach;
  const deadline = deadlineOf(breach);
  const standing = standingOf(breach, now);
  return (
    <tr role="row">
      <td role="cell" data-l={text.heads[0]}>
        <BidiText text={title} />
      </td>
      <td role="cell" data-l={text.heads[1]}>
        {noticedAt === null ? "-" : formatDateTime(noticedAt)}
      </td>
      <td role="cell" data-l={text.heads[2]}>
        <Badge tone={tones[standing]}>{standingInWords(breach, now)}</Badge>
        {standing === "running" && deadline && (
          <small className={typeStyles.muted}> {text.until(formatDateTime(deadline))}</small>
        )}
      </td>
      <td role="cell" data-l={text.heads[3]}>
        {peopleToldAt === null ? text.peopleUntold : text.peopleTold(formatDateTime(peopleToldAt))}
      </td>
      <td role="cell" data-l={text.heads[4]}>
        <span className={privacyStyles.actions}>
          <Button
            variant="line"
            small
            aria-label={text.draftsOf(title)}
            onClick={() => onOpen({ what: "texts", breach })}
          >
            <Icon of={FileText} />
            {text.drafts}
          </Button>
          <Button
            variant="ghost"
            small
            aria-label={text.editOf(title)}
            onClick={() => onOpen({ what: "form", breach })}
          >
            <Icon of={Pencil} />
            {text.edit}
          </Button>
          <Button
            variant="ghost"
            small
            aria-label={text.deleteOf(title)}
            onClick={() => onOpen({ what: "delete", breach })}
          >
            <Icon of={Trash2} />
          </Button>
        </span>
      </td>
    </tr>
  );
}

const tones: Record<Standing, BadgeTone> = {
  unknown: "warn",
  running: "warn",
  late: "danger",
  told: "success",
  "told-late": "neutral",
};

function standingInWords(breach: Breach, now: Date): string {
  const said = text.standing;
  const toldAt = breach.authorityToldAt ? formatDateTime(breach.authorityToldAt) : "";
  const left = Date.parse(deadlineOf(breach) ?? "") - now.getTime();
  const hours = countAfterPreposition("hour", Math.floor(Math.abs(left) / 3600_000));
  return {
    unknown: said.unknown,
    running: said.running(hours),
    late: said.late(hours),
    told: said.told(toldAt),
    "told-late": said.toldLate(toldAt),
  }[standingOf(breach, now)];
}
