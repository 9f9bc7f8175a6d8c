import { useQuery, useQueryClient } from "@tanstack/react-query";
import { checkBody } from "../../../admin-kit/form/check-body.ts";
import { fieldsOf } from "../../../admin-kit/form/fields-of.tsx";
import { type FormValues, ResourceFormProvider } from "../../../admin-kit/form/form-context.tsx";
import { LeaveQuestion } from "../../../admin-kit/form/leave-question.tsx";
import { useRecordForm } from "../../../admin-kit/form/use-record-form.tsx";
import { uploadImage } from "../../../admin-kit/pictures/upload-image.ts";
import { settingsClient } from "../../../content/settings/client.ts";
import { OpeningHours } from "../../../content/settings/hours-field.tsx";
import { type SettingsAnswer, settings } from "../../../content/settings/settings.ts";
import { text as settingsText } from "../../../content/settings/settings-admin.text.ts";
import { AppError, invalid } from "../../../kernel/errors.ts";
import { valueInWords } from "../../../kernel/resource/field-labels.ts";
import { fieldMessages } from "../../../kernel/resource/field-messages.text.ts";
import { fromAnswer, inputOf } from "../../../kernel/resource/wire.ts";
import { Card } from "../../../ui/card.tsx";
import formStyles from "../../../ui/controls/forms.module.css";
import { SkeletonCards } from "../../../ui/skeleton.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { setupText } from "../setup.text.ts";
import styles from "./step.module.css";
import { RequiredNote, StepEnd, StepHead, type StepProps } from "./step.tsx";

const text = setupText.name;
const Field = fieldsOf(settings);
/** The fields without which no page could name the agency and how to reach it. */
const needed = ["agencyName", "phone", "email"];

/** Asks for the agency's name and contact data, with the fields of the settings. */
export default function NameStep(props: StepProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ["settings"],
    queryFn: settingsClient.read,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data) return <NameForm {...props} stored={data} />;
  if (error) return <ErrorState title={setupText.loadFailed} onRetry={() => void refetch()} />;
  return <SkeletonCards count={1} />;
}

function NameForm({ setup, stored, back, onDone }: StepProps & { stored: SettingsAnswer }) {
  const cache = useQueryClient();
  const isFirst = setup.step === "name";
  const { form, formProps, notices, merge, isDirty, isSubmitting, forget } = useRecordForm<
    FormValues,
    SettingsAnswer
  >({
    // On the first visit the field is empty, because the stored name is only a placeholder of the code.
    initial: { ...inputOf(settings, stored), ...(isFirst && { agencyName: "" }) },
    draft: "setup-name",
    holdsPeople: false,
    async onSave(values, current = stored) {
      const { bodySchemas } = await import("../../../kernel/resource/schemas.ts");
      const missing = needed.filter((name) => !values[name]);
      if (missing.length > 0)
        throw invalid(Object.fromEntries(missing.map((name) => [name, fieldMessages.required])));
      const whole = withDerived(values);
      checkBody(bodySchemas(settings).update, whole);
      return settingsClient.save(whole, fromAnswer(settings, current).version);
    },
    onSaved(saved) {
      cache.setQueryData(["settings"], saved);
      form.reset(inputOf(settings, saved));
      void onDone({ isNewLook: true });
    },
    onTakeTheirs: (current = stored) => cache.setQueryData(["settings"], fromAnswer(settings, current)),
    failureText: (error) =>
      error instanceof AppError && error.code === "proof-needed" ? undefined : setupText.failed,
    conflict: {
      labels: settings.words.labels,
      show: (name, value) => valueInWords(settings, name, value),
      valuesOf: (current) => inputOf(settings, fromAnswer(settings, current)),
    },
  });
  return (
    <Card as="section" className={styles.step}>
      <StepHead title={text.title}>{text.lead}</StepHead>
      <form {...formProps} className={styles.form}>
        {notices}
        <RequiredNote />
        <ResourceFormProvider value={{ resource: settings, form, uploadOf: () => uploadImage }}>
          <div className={formStyles.pair}>
            <Field name="agencyName" />
            <Field name="legalName" help={text.legalHelp} />
            <Field name="tagline" full />
            <Field name="phone" required />
            <Field name="chatNumber" help={text.chatHelp} />
            <Field name="email" help={text.emailHelp} required />
            <Field name="city" help={settingsText.cityHelp} />
            <Field name="district" help={settingsText.districtHelp} />
            <Field name="addressLine1" />
            <Field name="addressLine2" />
            <OpeningHours />
            <Field name="workingHours" full help={settingsText.workingHoursHelp} />
          </div>
        </ResourceFormProvider>
        <StepEnd back={back} label={setupText.next} isBusy={isSubmitting} />
      </form>
      <LeaveQuestion when={isDirty && !isSubmitting} onLeave={forget} />
      {merge}
    </Card>
  );
}

/** The values with empty fields filled from others: the legal name from the name, the chat number from the phone, and so on. */
function withDerived(values: FormValues): FormValues {
  const { agencyName, legalName, phone, chatNumber, email, privacyEmail, notificationEmails } = values;
  const isNobody = Array.isArray(notificationEmails) && notificationEmails.length === 0;
  return {
    ...values,
    legalName: legalName || agencyName,
    chatNumber: chatNumber || phone,
    privacyEmail: privacyEmail || email,
    ...(isNobody && email ? { notificationEmails: [email] } : {}),
  };
}
