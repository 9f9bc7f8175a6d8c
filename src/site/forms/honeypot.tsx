import styles from "./honeypot.module.css";

/** The field that people do not see and robots fill; requirement SEC-07. */
const name = "website";

export function Honeypot({ label }: { label: string }) {
  return (
    <p className={styles.trap} aria-hidden="true">
      <label>
        {label} <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}

/** The text that a robot wrote into the honeypot. */
export function honeypotOf(form: FormData): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
