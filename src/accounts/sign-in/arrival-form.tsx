import { type FormEvent, useState } from "react";
import { AppError, type FieldErrors } from "../../kernel/errors.ts";
import { callApi } from "../../kernel/http/api-client.ts";
import { Failure } from "../../ui/banner.tsx";
import { useBrand } from "../../ui/brand/brand.ts";
import { Button } from "../../ui/controls/button.tsx";
import { TextInput } from "../../ui/controls/inputs.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import type { Greeting } from "../users/answers.ts";
import styles from "./login-screen.module.css";
import { signIn } from "./sign-in.ts";
import { welcomeText as text } from "./welcome.text.ts";
import type { WelcomeFormProps } from "./welcome-form.tsx";

/** Sets the password of a user who opened a one-time link; asks the first administrator for name and e-mail too. */
export function ArrivalForm({
  token,
  brand,
  greeting,
  onSignedIn,
}: WelcomeFormProps & { greeting: Greeting }) {
  const { name } = useBrand();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const values = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    setFailure(undefined);
    if (values.password !== values.confirm) return setErrors({ confirm: text.mismatch });
    setErrors({});
    setPending(true);
    try {
      const { email } = await callApi<{ email: string }>("POST", "/api/auth/link/arrive", {
        token,
        ...values,
      });
      const answer = await signIn({ email, password: values.password ?? "" });
      // The login screen asks for a second factor and shows what failed.
      if ("profile" in answer) onSignedIn(answer.profile);
      else window.location.reload();
    } catch (error) {
      setPending(false);
      const fields = error instanceof AppError ? error.fields : {};
      setErrors(fields);
      const isDead = error instanceof AppError && error.code === "not-found";
      setFailure(Object.keys(fields).length > 0 ? text.summary : isDead ? text.dead : text.failed);
    }
  };

  return (
    <form method="post" noValidate onSubmit={submit}>
      {brand}
      <div className={styles.hello}>
        <h1 className={typeStyles.heading}>{text.headings[greeting.kind].replace("{agency}", () => name)}</h1>
        <p className={typeStyles.muted}>{text.leads[greeting.kind]}</p>
      </div>
      <Failure of={failure} />
      {greeting.kind === "first" ? (
        <>
          <TextInput label={text.name} name="name" required autoComplete="name" error={errors.name} />
          <TextInput
            label={text.email}
            name="email"
            type="email"
            required
            autoComplete="username"
            error={errors.email}
          />
        </>
      ) : (
        <p>
          <b>
            <BidiName text={greeting.name} />
          </b>
          <br />
          <bdi className={typeStyles.muted} dir="ltr">
            {greeting.email}
          </bdi>
          {/* Password managers store the new password under this name. */}
          <input type="hidden" autoComplete="username" value={greeting.email} readOnly />
        </p>
      )}
      <TextInput
        label={text.password}
        name="password"
        type="password"
        required
        autoComplete="new-password"
        help={text.passwordHelp}
        error={errors.password}
      />
      <TextInput
        label={text.confirm}
        name="confirm"
        type="password"
        required
        autoComplete="new-password"
        error={errors.confirm}
      />
      <Button type="submit" block loading={isPending} loadingLabel={text.saving}>
        {text.submit}
      </Button>
    </form>
  );
}
