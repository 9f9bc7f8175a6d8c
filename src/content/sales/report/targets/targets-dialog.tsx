import { useQuery, useQueryClient } from "@tanstack/react-query";
import { fieldsOf } from "../../../../admin-kit/form/fields-of.tsx";
import { FormGroup } from "../../../../admin-kit/form/form-group.tsx";
import { ResourceDialog } from "../../../../admin-kit/form/resource-dialog.tsx";
import { inputOf } from "../../../../kernel/resource/wire.ts";
import { toasts } from "../../../../ui/overlays/toast-queue.ts";
import { deskKey } from "../../requests/board/use-desk.ts";
import { readTargets, saveTargets } from "../client.ts";
import { text } from "./sales-targets.text.ts";
import { monthFields, salesTargets } from "./sales-targets.ts";

const Field = fieldsOf(salesTargets);

type TargetsProps = { year: string; isOpen: boolean; onClose(): void };

/** The targets of the months of a year; requirement SALES-01. */
export default function TargetsDialog({ year, isOpen, onClose }: TargetsProps) {
  const cache = useQueryClient();
  const key = [salesTargets.path, year];
  const { data } = useQuery({ queryKey: key, queryFn: () => readTargets(year), staleTime: 0 });
  if (!data) return null;
  return (
    <ResourceDialog
      isOpen={isOpen}
      onClose={onClose}
      resource={salesTargets}
      record={data}
      initial={inputOf(salesTargets, data)}
      onSave={async (body, based) => {
        await saveTargets(body, based ?? data);
        toasts.success(text.saved);
        await Promise.all([key, [deskKey]].map((queryKey) => cache.invalidateQueries({ queryKey })));
      }}
      canAddAnother={false}
      title={text.title(year)}
      failureText={text.failed}
      note={text.lead}
    >
      <FormGroup title={text.open}>
        {monthFields.map((month) => (
          <Field key={month} name={month} />
        ))}
      </FormGroup>
    </ResourceDialog>
  );
}
