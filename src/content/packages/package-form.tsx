import { fieldsOf } from "../../admin-kit/form/fields-of.tsx";
import { FormValue } from "../../admin-kit/form/form-context.tsx";
import { ResourceDialog, type ResourceFormProps } from "../../admin-kit/form/resource-dialog.tsx";
import { ReferenceField } from "../../admin-kit/reference/reference-field.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import { packageResources } from "./client.ts";
import { HostingIcon } from "./hosting-icons.tsx";
import { HostingLook } from "./hosting-look.tsx";
import { lookOf } from "./package-facts.ts";
import { bodyOf } from "./package-words.ts";
import { gradients, hostingIcons, packages } from "./packages.ts";
import { type PackagesKind, packagesAdminText } from "./packages-admin.text.ts";

const Field = fieldsOf(packages);

type PackageDialogProps = Omit<ResourceFormProps<typeof packages>, "canAddAnother"> & { kind: PackagesKind };

/** Adds or changes a package; only the title is required; requirements APKG-01, ADM-04, ERR-08. */
export default function PackageDialog({ kind, ...props }: PackageDialogProps) {
  const text = packagesAdminText[kind];
  const { form: words } = text;
  return (
    <ResourceDialog
      {...props}
      resource={packageResources[kind]}
      title={props.record ? text.edit : text.add}
      failureText={text.saveFailed}
      canAddAnother={props.record === null}
      bodyOf={(values) => bodyOf(kind, values)}
    >
      <div className={formStyles.pair}>
        <Field full name="title" />
        <Field full optional name="description" />
        <Field optional name="price" unit={words.currency} help={words.priceHelp} />
        {kind === "hosting" && <Field name="pricePeriod" placeholder={words.once} />}
        {kind === "hosting" && <Field optional name="priceWords" help={words.priceWordsHelp} />}
        <Field optional name="deliveryTime" placeholder={words.deliveryHint} />
        <Field optional name="category" />
        <Field optional name="displayOrder" help={kind === "packages" ? words.orderHelp : undefined} />
        {kind === "hosting" && (
          <>
            <Field full name="gradient" emptyIs={usual.gradient} pictureOf={pictureOfGradient} />
            <Field full name="icon" emptyIs={usual.icon} pictureOf={pictureOfIcon} />
          </>
        )}
        <Includes kind={kind} own={props.record?.id} />
        <Field full optional name="includesWords" help={words.includesWordsHelp} />
        <Field full name="features" placeholder={words.feature} />
        <Field full name="isActive" />
      </div>
    </ResourceDialog>
  );
}

/** How a package looks for which nobody chose anything. */
const usual = lookOf({ gradient: null, icon: null });

const pictureOfGradient = (name: string) => (
  <HostingLook
    small
    look={lookOf({ gradient: gradients.find((known) => known === name) ?? null, icon: null })}
  />
);
const pictureOfIcon = (name: string) => (
  <HostingIcon
    name={lookOf({ gradient: null, icon: hostingIcons.find((known) => known === name) ?? null }).icon}
  />
);

/** The package whose features this one has beside its own; requirement SVC-02. */
function Includes({ kind, own }: { kind: PackagesKind; own: number | undefined }) {
  const { labels, form: words } = packagesAdminText[kind];
  return (
    <FormValue<number | null> name="includesId">
      {({ value, onChange, error }) => (
        <ReferenceField
          label={labels.includesId}
          help={words.includesHelp}
          error={error}
          source={{ path: `/api/${packageResources[kind].path}`, nameOf: ({ title }) => String(title) }}
          words={words.includesChoice}
          value={value === null ? "" : String(value)}
          onChange={(id) => onChange(id === "" || Number(id) === own ? null : Number(id))}
        />
      )}
    </FormValue>
  );
}
