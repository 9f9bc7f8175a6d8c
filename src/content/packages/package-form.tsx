import { fieldsOf } from "../../admin-kit/form/fields-of.tsx";
import { FormValue } from "../../admin-kit/form/form-context.tsx";
import { ResourceDialog, type ResourceFormProps } from "../../admin-kit/form/resource-dialog.tsx";
import { IconField } from "../../admin-kit/pictures/icon-field.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import { packageResources } from "./client.ts";
import { HostingIcon } from "./hosting-icons.tsx";
import { HostingLook } from "./hosting-look.tsx";
import { gradients, hintIcons, iconHint, iconHtmlOf } from "./icon-hint.ts";
import { bodyOf, lookInWords } from "./package-words.ts";
import { packages } from "./packages.ts";
import { type PackagesKind, type PackagesText, packagesAdminText } from "./packages-admin.text.ts";

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
      valueInWords={(name, value) => (name === "iconHtml" ? lookInWords(value, text) : undefined)}
    >
      <div className={formStyles.pair}>
        <Field full name="title" />
        <Field full optional name="description" />
        <Field optional name="price" unit={words.currency} help={words.priceHelp} />
        {kind === "hosting" && <Field optional name="priceUnit" placeholder={words.priceUnitHint} />}
        <Field optional name="deliveryTime" placeholder={words.deliveryHint} />
        <Field optional name="category" />
        <Field optional name="displayOrder" help={kind === "packages" ? words.orderHelp : undefined} />
        {kind === "hosting" && <Look text={text} />}
        <Field full name="features" placeholder={words.feature} />
        <Field full name="isActive" />
      </div>
    </ResourceDialog>
  );
}

/** Chooses gradient and icon. The stored hint is kept unchanged until one of the two is chosen; SVC-07. */
function Look({ text }: { text: PackagesText }) {
  return (
    <FormValue<string | null> name="iconHtml">
      {({ value, onChange }) => {
        const hint = iconHint(value);
        return (
          <>
            <IconField
              full
              label={text.form.gradient}
              options={gradients.map((gradient) => ({
                value: gradient,
                label: text.gradients[gradient],
                picture: <HostingLook small hint={{ gradient, icon: hint.icon }} />,
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
    </FormValue>
  );
}
