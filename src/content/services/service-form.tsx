import { Ban } from "lucide-react";
import { fieldsOf } from "../../admin-kit/form/fields-of.tsx";
import { FormGroup } from "../../admin-kit/form/form-group.tsx";
import { ResourceDialog, type ResourceFormProps } from "../../admin-kit/form/resource-dialog.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { failureOf } from "./client.ts";
import styles from "./service-drawing.module.css";
import { ServiceDrawing } from "./service-drawing.tsx";
import { deliveryFaults } from "./service-facts.ts";
import { serviceIcon } from "./service-icons.tsx";
import { serviceArts, services } from "./services.ts";
import { text } from "./services-admin.text.ts";

const { form: words } = text;
const Field = fieldsOf(services);

const pictureOfArt = (name: string) => {
  const art = serviceArts.find((known) => known === name);
  return art ? (
    <span className={styles.picked}>
      <ServiceDrawing art={art} />
    </span>
  ) : (
    <Icon of={Ban} />
  );
};

type ServiceDialogProps = ResourceFormProps<typeof services>;

/** Adds or changes a service; requirements ASVC-02, ADM-04, API-08. */
export default function ServiceDialog(props: ServiceDialogProps) {
  return (
    <ResourceDialog
      {...props}
      resource={services}
      title={props.record ? text.edit : text.add}
      faultsOf={deliveryFaults}
      failureText={(error) => failureOf(props.record ? "update" : "create", error)}
    >
      <FormGroup title={words.basics} help={words.basicsHelp}>
        <Field full name="title" />
        <Field full name="shortDescription" />
        <Field full name="description" />
        <Field name="category" />
        <Field full name="icon" pictureOf={(icon) => <Icon of={serviceIcon(String(icon))} />} />
        <Field full name="art" help={words.artHelp} placeholder={words.noArt} pictureOf={pictureOfArt} />
        <Field full name="image" help={words.imageHelp} />
      </FormGroup>
      <FormGroup title={words.facts} help={words.factsHelp}>
        <Field name="deliveryKind" placeholder={words.noDelivery} />
        <Field full name="deliveryWords" help={words.deliveryWordsHelp} />
        <Field name="deliveryFrom" help={words.fromHelp} />
        <Field name="deliveryTo" />
        <Field name="freeRevisions" />
        <Field name="revisionsWords" help={words.revisionsWordsHelp} />
      </FormGroup>
      <FormGroup title={words.lists} help={words.listsHelp}>
        <Field name="features" placeholder={words.feature} />
        <Field name="benefits" placeholder={words.benefit} />
      </FormGroup>
      <FormGroup title={words.display}>
        <Field name="order" />
        <Field name="isActive" group={words.visibility} />
      </FormGroup>
    </ResourceDialog>
  );
}
