import type { ReactNode } from "react";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import { FormGroup } from "../../admin-kit/form-group.tsx";
import { ImageField } from "../../admin-kit/image-field.tsx";
import { bind, errorOf } from "../../admin-kit/record-form.ts";
import { uploadImage } from "../../admin-kit/upload-image.ts";
import { waLink } from "../../kernel/format.ts";
import { numberOrTyped } from "../../ui/digits.ts";
import { FieldGroup } from "../../ui/field.tsx";
import { NumberInput, TextArea, TextInput } from "../../ui/inputs.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { Picture } from "../../ui/picture.tsx";
import { MailTest } from "./mail-test.tsx";
import type { Settings } from "./schema.ts";
import { defaultSettings } from "./settings.text.ts";
import { text } from "./settings-admin.text.ts";
import { SocialsField } from "./socials-field.tsx";
import { TokensField } from "./tokens-field.tsx";

const { fields } = text;

type GroupProps = { form: UseFormReturn<Settings> };

function Group({ name, children }: { name: keyof typeof text.groups; children: ReactNode }) {
  return (
    <div id={`set-${name}`}>
      <FormGroup {...text.groups[name]}>{children}</FormGroup>
    </div>
  );
}

/** Names, tagline, logo and the two years. */
export function Identity({ form, stored }: GroupProps & { stored: Settings }) {
  return (
    <Group name="identity">
      <TextInput required label={fields.agencyName} {...bind(form, "agencyName")} />
      <TextInput label={fields.legalName} {...bind(form, "legalName")} />
      <TextInput full label={fields.tagline} {...bind(form, "tagline")} />
      <NumberInput
        whole
        label={fields.foundedYear}
        {...bind(form, "foundedYear", { setValueAs: numberOrTyped })}
      />
      <NumberInput
        whole
        label={fields.copyrightYear}
        help={text.yearHelp}
        {...bind(form, "copyrightYear", { setValueAs: numberOrTyped })}
      />
      <Controller
        control={form.control}
        name="logo"
        render={({ field: { value, onChange } }) => (
          <>
            <ImageField
              full
              fieldClass="logof"
              label={fields.logo}
              help={text.logoHelp}
              ratio={2}
              value={value === defaultSettings.logo ? null : value}
              drawn={stored.logo === defaultSettings.logo ? stored.logo : null}
              onChange={(path) => onChange(path ?? defaultSettings.logo)}
              upload={uploadImage}
              error={errorOf(form, "logo")}
            />
            {value !== defaultSettings.logo && <LogoOnGrounds path={value} />}
          </>
        )}
      />
    </Group>
  );
}

/** The logo as the two themes will show it, before it is saved. */
function LogoOnGrounds({ path }: { path: string }) {
  return (
    <div className="full logos">
      {(["light", "dark"] as const).map((theme) => (
        <figure key={theme} className={theme === "light" ? "on-light" : "on-dark"}>
          <span>
            <Picture path={path} alt="" sizes="160px" />
          </span>
          <figcaption className="muted sm">{text.logoOn[theme]}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** How visitors reach the agency. */
export function Contact({ form }: GroupProps) {
  return (
    <Group name="contact">
      <TextInput type="tel" label={fields.phone} {...bind(form, "phone")} />
      <TextInput
        type="tel"
        label={fields.chatNumber}
        help={<ChatLink form={form} />}
        {...bind(form, "chatNumber")}
      />
      <TextInput type="email" label={fields.email} {...bind(form, "email")} />
      <TextInput label={fields.workingHours} {...bind(form, "workingHours")} />
      <TextInput label={fields.addressLine1} {...bind(form, "addressLine1")} />
      <TextInput label={fields.addressLine2} {...bind(form, "addressLine2")} />
      <TextArea full label={fields.chatGreeting} help={text.greetingHelp} {...bind(form, "chatGreeting")} />
    </Group>
  );
}

function ChatLink({ form }: GroupProps) {
  const number = useWatch({ control: form.control, name: "chatNumber" });
  return (
    <>
      {text.chatLink} <Ltr>{waLink(number).replace("https://", "")}</Ltr>
    </>
  );
}

/** The accounts on social networks, in the order in which they are shown. */
export function Links({ form }: GroupProps) {
  return (
    <Group name="links">
      <Controller
        control={form.control}
        name="socials"
        render={({ field: { value, onChange } }) => (
          <SocialsField
            value={value}
            onChange={onChange}
            error={errorOf(form, "socials")}
            errorAt={(place, part) => errorOf(form, `socials.${place}.${part}`)}
          />
        )}
      />
    </Group>
  );
}

/** The theme of a visitor who has not chosen one. */
export function Theme({ form }: GroupProps) {
  return (
    <Group name="theme">
      <FieldGroup full label={fields.defaultTheme}>
        <div className="thm">
          {(["light", "dark"] as const).map((theme) => (
            <label key={theme} className={`m-${theme}`}>
              <input type="radio" value={theme} {...form.register("defaultTheme")} />
              <span className="mini" aria-hidden="true">
                <i />
                <i />
                <b />
              </span>
              {text.themes[theme]}
            </label>
          ))}
        </div>
      </FieldGroup>
    </Group>
  );
}

/** Who is told of requests and messages, and whether mail can leave at all. */
export function Notifications({ form, stored }: GroupProps & { stored: Settings }) {
  return (
    <Group name="notifications">
      <Controller
        control={form.control}
        name="notificationEmails"
        render={({ field: { value, onChange } }) => (
          <TokensField
            label={fields.notificationEmails}
            value={value}
            onChange={onChange}
            errorAt={(place) => errorOf(form, `notificationEmails.${place}`)}
            error={errorOf(form, "notificationEmails")}
          />
        )}
      />
      <MailTest canSend={stored.notificationEmails.length > 0} />
    </Group>
  );
}

/** How long personal data is kept, and who answers questions about it. */
export function Privacy({ form }: GroupProps) {
  return (
    <Group name="privacy">
      <NumberInput
        whole
        label={fields.retentionMonths}
        help={text.retentionHelp}
        {...bind(form, "retentionMonths", { setValueAs: numberOrTyped })}
      />
      <NumberInput
        whole
        label={fields.financialYears}
        help={text.financialHelp}
        {...bind(form, "financialYears", { setValueAs: numberOrTyped })}
      />
      <TextInput type="email" label={fields.privacyEmail} {...bind(form, "privacyEmail")} />
    </Group>
  );
}
