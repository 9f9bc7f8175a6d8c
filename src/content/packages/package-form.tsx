import { Controller } from "react-hook-form";
import { checkBody } from "../../admin-kit/check-body.ts";
import { FormListField } from "../../admin-kit/form-list-field.tsx";
import { IconField } from "../../admin-kit/icon-field.tsx";
import { RecordDialog } from "../../admin-kit/record-dialog.tsx";
import type { RecordForm } from "../../admin-kit/record-dialog-form.tsx";
import { bind } from "../../admin-kit/record-form.ts";
import { numberValue } from "../../ui/digits.ts";
import { NumberInput, Switch, TextArea, TextInput } from "../../ui/inputs.tsx";
import type { PackagesKind } from "./client.ts";
import { HostingIcon } from "./hosting-icons.tsx";
import { gradients, hintIcons, iconHint, iconHtmlOf } from "./icon-hint.ts";
import { inputOf, labelsOf, lookInWords } from "./package-words.ts";
import { type PackagesText, packagesAdminText } from "./packages-admin.text.ts";
import type { PackageInput, PackageRecord } from "./schema.ts";
import { hostingBodyOf, newPackageBody, type PackageAnswer, packageBodyOf, readPackage } from "./wire.ts";

type PackageDialogProps = {
  kind: PackagesKind;
  isOpen: boolean;
  onClose(): void;
  /** The package that is edited; null for a new one. */
  offer: PackageRecord | null;
  initial: PackageInput;
  /** Stores the body, over `based` unless it is a new one. */
  onSave(body: object, based: PackageRecord | null): Promise<unknown>;
};

/** Adds or changes a package; only the title is required; requirements APKG-01, ADM-04, ERR-08. */
export default function PackageDialog({ kind, isOpen, onClose, offer, initial, onSave }: PackageDialogProps) {
  const text = packagesAdminText[kind];
  const save = async (values: PackageInput, current?: unknown) => {
    const body = kind === "hosting" ? hostingBodyOf(values) : packageBodyOf(values);
    checkBody(newPackageBody, body);
    await onSave(body, current === undefined ? offer : readPackage(current as PackageAnswer)); // the wire edge
  };
  return (
    <RecordDialog<PackageInput>
      isOpen={isOpen}
      onClose={onClose}
      title={offer ? text.edit : text.add}
      initial={initial}
      draft={`${kind}:${offer?.id ?? "new"}`}
      onSave={save}
      failureText={text.saveFailed}
      canAddAnother={offer === null}
      conflict={{
        labels: labelsOf(text),
        show: (name, value) => (name === "iconHtml" ? lookInWords(value, text) : undefined),
        valuesOf: (current) => inputOf(readPackage(current as PackageAnswer)), // the wire edge
      }}
    >
      {(form) => <PackageFields form={form} kind={kind} text={text} />}
    </RecordDialog>
  );
}

type FieldsProps = { form: RecordForm<PackageInput>; kind: PackagesKind; text: PackagesText };

function PackageFields({ form, kind, text }: FieldsProps) {
  const { columns, form: words } = text;
  return (
    <div className="g2">
      <TextInput full required label={columns.title} {...bind(form, "title")} />
      <TextArea full optional label={columns.description} {...bind(form, "description")} />
      <NumberInput
        optional
        label={words.price}
        unit={words.currency}
        help={words.priceHelp}
        {...bind(form, "price", { setValueAs: numberValue })}
      />
      {kind === "hosting" && (
        <TextInput
          optional
          label={words.priceUnit}
          placeholder={words.priceUnitHint}
          {...bind(form, "priceUnit", { setValueAs: blankIsNull })}
        />
      )}
      <TextInput
        optional
        label={columns.deliveryTime}
        placeholder={words.deliveryHint}
        {...bind(form, "deliveryTime", { setValueAs: blankIsNull })}
      />
      <TextInput optional label={columns.category} {...bind(form, "category", { setValueAs: blankIsNull })} />
      <NumberInput
        optional
        whole
        label={columns.order}
        help={kind === "packages" ? words.orderHelp : undefined}
        {...bind(form, "displayOrder", { setValueAs: numberValue })}
      />
      {kind === "hosting" && <Look form={form} text={text} />}
      <FormListField full form={form} name="features" label={words.features} placeholder={words.feature} />
      <div className="full">
        <Switch {...form.register("isActive")}>{words.visible}</Switch>
      </div>
    </div>
  );
}

/** Empty delivery time, category and price unit mean none; requirement APKG-01. */
const blankIsNull = (typed: unknown) => (typeof typed === "string" && typed.trim() !== "" ? typed : null);

/** Gradient and icon. What the hint says stays to the letter, readable or not, until one of the two is chosen; SVC-07. */
function Look({ form, text }: Pick<FieldsProps, "form" | "text">) {
  return (
    <Controller
      control={form.control}
      name="iconHtml"
      render={({ field: { value, onChange } }) => {
        const hint = iconHint(value);
        return (
          <>
            <IconField
              full
              label={text.form.gradient}
              options={gradients.map((gradient) => ({
                value: gradient,
                label: text.gradients[gradient],
                picture: <Preview gradient={gradient} icon={hint.icon} />,
              }))}
              value={hint.gradient}
              onChange={(gradient) => onChange(iconHtmlOf({ ...hint, gradient }))}
            />
            <IconField
              full
              label={text.form.icon}
              options={hintIcons.map((icon) => ({
                value: icon,
                label: text.icons[icon],
                picture: <HostingIcon name={icon} />,
              }))}
              value={hint.icon}
              onChange={(icon) => onChange(iconHtmlOf({ ...hint, icon }))}
            />
          </>
        );
      }}
    />
  );
}

function Preview({ gradient, icon }: ReturnType<typeof iconHint>) {
  return (
    <span className={`gt ${gradient}`}>
      <HostingIcon name={icon} />
    </span>
  );
}
