import { useWatch } from "react-hook-form";
import { fieldsOf } from "../../admin-kit/form/fields-of.tsx";
import { FormValue, useResourceForm } from "../../admin-kit/form/form-context.tsx";
import { errorOf } from "../../admin-kit/form/record-form.ts";
import { TokensField } from "../../admin-kit/form/tokens-field.tsx";
import { waLink } from "../../kernel/text/format.ts";
import { LinkButton } from "../../ui/controls/button.tsx";
import { FieldGroup } from "../../ui/controls/field.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import { Picture } from "../../ui/pictures/picture.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { Ltr } from "../../ui/text/ltr.tsx";
import { Branches } from "./branches/branches-field.tsx";
import { Holidays } from "./holidays/holidays-field.tsx";
import { OpeningHours } from "./hours-field.tsx";
import { MailTest } from "./mail-test.tsx";
import { standardLogo } from "./settings.text.ts";
import { type Settings, settings } from "./settings.ts";
import { text, words } from "./settings-admin.text.ts";
import { SettingsGroup } from "./settings-group.tsx";
import styles from "./settings-groups.module.css";
import { SocialsField } from "./socials/socials-field.tsx";

const Field = fieldsOf(settings);

/** Names, tagline, logo and the two years. */
export function Identity() {
  return (
    <SettingsGroup name="identity">
      <Field name="agencyName" />
      <Field name="legalName" />
      <Field name="tagline" full />
      <Field name="foundedYear" />
      <Field name="copyrightYear" help={text.yearHelp} />
      <Field name="logo" full fieldClass={styles.logo} help={text.logoHelp} />
      <LogoOnGrounds />
    </SettingsGroup>
  );
}

/** A preview of an uploaded logo in both themes, before it is saved. */
function LogoOnGrounds() {
  const path = useTyped("logo");
  if (path === standardLogo) return null;
  return (
    <div className={`${formStyles.full} ${styles.grounds}`}>
      {(["light", "dark"] as const).map((theme) => (
        <figure key={theme} data-ground={theme}>
          <span>
            <Picture path={path} alt="" sizes="160px" />
          </span>
          <figcaption className={`${typeStyles.muted} ${typeStyles.small}`}>{text.logoOn[theme]}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** How visitors reach the agency. */
export function Contact() {
  return (
    <SettingsGroup name="contact">
      <Field name="phone" />
      <Field name="chatNumber" help={<ChatLink />} />
      <Field name="email" />
      <Field name="city" help={text.cityHelp} />
      <Field name="district" help={text.districtHelp} />
      <Field name="addressLine1" />
      <Field name="addressLine2" />
      <Branches />
      <OpeningHours />
      <Holidays />
      <Field name="workingHours" full help={text.workingHoursHelp} />
      <Field name="chatGreeting" full help={text.greetingHelp} />
    </SettingsGroup>
  );
}

function ChatLink() {
  return (
    <>
      {text.chatLink} <Ltr>{waLink(useTyped("chatNumber")).replace("https://", "")}</Ltr>
    </>
  );
}

/** The current value of a text setting in the form. */
function useTyped(name: "logo" | "chatNumber"): string {
  const { form } = useResourceForm();
  return String(useWatch({ control: form.control, name }));
}

/** The accounts on social networks, in the order in which they are shown. */
export function Links() {
  const { form } = useResourceForm();
  return (
    <SettingsGroup name="links">
      <FormValue<Settings["socials"]> name="socials">
        {({ value, onChange, error }) => (
          <SocialsField
            {...{ value, onChange, error }}
            errorAt={(place, part) => errorOf(form, `socials.${place}.${part}`)}
          />
        )}
      </FormValue>
    </SettingsGroup>
  );
}

/** What search engines and programs read, and no visitor sees. */
export function SearchEngines() {
  return (
    <SettingsGroup name="search">
      <Field name="googleProof" help={text.proofHelp} />
      <Field name="bingProof" />
      <Field name="robotsLines" full rows={3} help={text.robotsHelp} />
      <Field name="adsLines" full rows={3} help={text.adsHelp} />
      <Field name="securityEmail" help={text.securityHelp} />
    </SettingsGroup>
  );
}

/** The theme of a visitor who has not chosen one. */
export function Theme() {
  const { form } = useResourceForm();
  return (
    <SettingsGroup name="theme">
      <FieldGroup full label={words.labels.defaultTheme}>
        <div className={styles.themes}>
          {(["light", "dark"] as const).map((theme) => (
            <label key={theme}>
              <input type="radio" value={theme} {...form.register("defaultTheme")} />
              <span
                className={theme === "dark" ? `${styles.page} ${styles.night}` : styles.page}
                aria-hidden="true"
              >
                <i />
                <i />
                <b />
              </span>
              {words.values.defaultTheme[theme]}
            </label>
          ))}
        </div>
      </FieldGroup>
    </SettingsGroup>
  );
}

const separators = /[\s,;\u060c\u061b]+/;

/** The addresses that are notified of requests and messages, and a test of the mail. */
export function Notifications({ canSend }: { canSend: boolean }) {
  const { form } = useResourceForm();
  return (
    <SettingsGroup name="notifications">
      <FormValue<string[]> name="notificationEmails">
        {({ value, onChange, error }) => (
          <TokensField
            isEmail
            label={words.labels.notificationEmails}
            words={text.token}
            separators={separators}
            {...{ value, onChange, error }}
            errorAt={(place) => errorOf(form, `notificationEmails.${place}`)}
          />
        )}
      </FormValue>
      <MailTest canSend={canSend} />
    </SettingsGroup>
  );
}

/** The numbers by which the agency is known. */
export function Legal() {
  return (
    <SettingsGroup name="legal">
      <Field name="commercialNumber" />
      <Field name="unifiedNumber" help={text.unifiedHelp} />
      <Field name="vatNumber" />
      <Field name="authenticationNumber" help={text.authenticationHelp} />
      <Field name="authenticationLink" full help={text.authenticationLinkHelp} />
    </SettingsGroup>
  );
}

/** Whether somebody must approve what is published. */
export function Publishing() {
  return (
    <SettingsGroup name="publishing">
      <Field name="approvalDemanded" full help={text.approvalHelp} />
    </SettingsGroup>
  );
}

/** The defaults of new quotes, and where customers pay. */
export function Quotes() {
  return (
    <SettingsGroup name="quotes">
      <Field name="bankName" />
      <Field name="iban" help={text.ibanHelp} />
      <Field name="vatRate" help={text.vatRateHelp} />
      <Field name="quoteDays" />
      <Field name="chanceNew" help={text.chanceHelp} />
      <Field name="chanceContacted" />
      <Field name="chanceQuoted" />
      <p className={formStyles.full}>
        <LinkButton variant="line" small to="/admin/quote-terms">
          {text.quoteTerms}
        </LinkButton>
      </p>
    </SettingsGroup>
  );
}

/** How long personal data is kept, and who answers questions about it. */
export function Privacy() {
  return (
    <SettingsGroup name="privacy">
      <Field name="retentionMonths" help={text.retentionHelp} />
      <Field name="financialYears" help={text.financialHelp} />
      <Field name="privacyEmail" />
      <Field name="privacyOfficer" help={text.officerHelp} />
      <Field name="dataRecipients" full rows={3} help={text.recipientsHelp} />
      <Field name="dataTransfers" full rows={3} help={text.transfersHelp} />
      <Field name="dataMeasures" full rows={3} />
    </SettingsGroup>
  );
}
