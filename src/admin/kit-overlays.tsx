import { Eye, Pencil, Settings, Trash2 } from "lucide-react";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { DeleteConfirmation } from "../admin-kit/delete-confirmation.tsx";
import { ListField } from "../admin-kit/list-field.tsx";
import { RecordDialog } from "../admin-kit/record-dialog.tsx";
import { bind, errorOf } from "../admin-kit/record-form.ts";
import { AppError, invalid } from "../kernel/errors.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Drawer } from "../ui/dialog.tsx";
import { numberValue } from "../ui/digits.ts";
import { Icon } from "../ui/icon.tsx";
import { NumberInput, Switch, TextInput } from "../ui/inputs.tsx";
import { MenuButton } from "../ui/menu.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { toasts } from "../ui/toast-queue.ts";
import { Tooltip } from "../ui/tooltip.tsx";
import { text } from "./kit-page.text.ts";
import { Sheet } from "./kit-plain.tsx";

const { overlays, fields } = text;
type Open = "add" | "failing" | "conflicting" | "drawer" | null;
type Values = { title: string; order: number | null; isActive: boolean; features: string[] };
const theirs: Values = { title: overlays.theirTitle, order: 7, isActive: false, features: [""] };
const labels = {
  title: overlays.title,
  order: fields.order,
  isActive: fields.active,
  features: fields.features,
};
const blank: Values = { title: "", order: 7, isActive: true, features: [""] };

export function Overlays() {
  const [open, setOpen] = useState<Open>(null);
  const [deleting, setDeleting] = useState<number | null>(null);
  const close = () => setOpen(null);
  return (
    <Sheet title={text.headings.overlays}>
      <div className="acts">
        <Button small onClick={() => setOpen("add")}>
          {overlays.add}
        </Button>
        <Button small variant="line" onClick={() => setOpen("failing")}>
          {overlays.failing}
        </Button>
        <Button small variant="line" onClick={() => setOpen("conflicting")}>
          {overlays.conflicting}
        </Button>
        <Button small variant="danger" onClick={() => setDeleting(1)}>
          {overlays.confirm}
        </Button>
        <Button small variant="line" onClick={() => setOpen("drawer")}>
          {overlays.drawer}
        </Button>
        <Button small variant="ghost" onClick={() => toasts.success(overlays.saved)}>
          {overlays.toast}
        </Button>
        <Button
          small
          variant="ghost"
          onClick={() => toasts.success(overlays.deleted, { undo: () => pause() })}
        >
          {overlays.toastUndo}
        </Button>
        <Button small variant="ghost" onClick={() => toasts.error(overlays.deleteFailed)}>
          {overlays.toastError}
        </Button>
        <MenuButton
          label={overlays.menu}
          entries={[
            { id: "edit", label: overlays.menuEdit, icon: Pencil, onAction: () => setOpen("add") },
            { id: "view", label: overlays.menuView, icon: Eye, onAction: () => setOpen("drawer") },
            "separator",
            {
              id: "delete",
              label: overlays.menuDelete,
              icon: Trash2,
              danger: true,
              onAction: () => setDeleting(1),
            },
          ]}
        />
        <Tooltip tip={overlays.tooltip}>
          <IconButton aria-label={text.buttons.icon}>
            <Icon of={Settings} />
          </IconButton>
        </Tooltip>
      </div>
      <ServiceDialog isOpen={open === "add"} onClose={close} />
      <ServiceDialog isOpen={open === "failing"} onClose={close} fails="invalid" />
      <ServiceDialog isOpen={open === "conflicting"} onClose={close} fails="conflict" />
      <Drawer isOpen={open === "drawer"} onClose={close} title={text.people[0]?.name}>
        <p>{text.people[0]?.company}</p>
      </Drawer>
      <DeleteConfirmation
        record={deleting}
        onClose={() => setDeleting(null)}
        question={overlays.question}
        remove={pause}
        restore={pause}
        deletedText={overlays.deleted}
        failureText={overlays.deleteFailed}
      />
    </Sheet>
  );
}

function ServiceDialog({
  isOpen,
  onClose,
  fails,
}: {
  isOpen: boolean;
  onClose(): void;
  fails?: "invalid" | "conflict";
}) {
  const save = async (_values: Values, current?: object) => {
    await pause();
    if (fails === "conflict" && !current) throw new AppError("precondition-failed", { current: theirs });
    if (fails === "invalid") throw invalid({ title: fields.required, "features.0": fields.required });
    toasts.success(overlays.saved);
  };
  return (
    <RecordDialog<Values>
      isOpen={isOpen}
      onClose={onClose}
      title={overlays.add}
      initial={blank}
      onSave={save}
      failureText={overlays.saveFailed}
      canAddAnother
      conflict={{ labels, valuesOf: () => theirs }}
    >
      {(form) => (
        <section className="grpf">
          <div>
            <h3>{overlays.basics}</h3>
            <p>{overlays.basicsHelp}</p>
          </div>
          <div className="gb">
            <TextInput label={overlays.title} {...bind(form, "title")} />
            <NumberInput whole label={fields.order} {...bind(form, "order", { setValueAs: numberValue })} />
            <Controller
              control={form.control}
              name="features"
              render={({ field: { value, onChange, onBlur } }) => (
                <ListField
                  label={fields.features}
                  value={value}
                  onChange={onChange}
                  onBlur={onBlur}
                  placeholder={fields.feature}
                  errorAt={(index) => errorOf(form, `features.${index}`)}
                />
              )}
            />
            <Switch {...form.register("isActive")}>{fields.active}</Switch>
          </div>
        </section>
      )}
    </RecordDialog>
  );
}

export function TabSheet() {
  const names = [text.tabs.first, text.tabs.second, text.tabs.third];
  return (
    <Sheet title={text.headings.tabs}>
      <Tabs
        label={text.headings.tabs}
        tabs={names.map((name) => ({ id: name, label: name, content: <p>{text.tabs.panel(name)}</p> }))}
      />
    </Sheet>
  );
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 900));
