import { RotateCw } from "lucide-react";
import { displayPhone, telLink } from "../../kernel/text/format.ts";
import { useBrand } from "../../ui/brand/brand.ts";
import { Motif } from "../../ui/brand/motif.tsx";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import layoutStyles from "../../ui/styles/layout.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import { Wall } from "../art/wall.tsx";
import { errorText, siteText } from "../frame/site.text.ts";
import styles from "./errors.module.css";

export type FailureProps = {
  /** The address that failed, to which the retry leads. */
  path: string;
  /** The id under which the failure was logged. */
  reference?: string | undefined;
  /** For development only; a stack never leaves the server in production. */
  stack?: string | undefined;
  /** The phone to which a visitor may report that id; undefined if not known. */
  phone?: string | undefined;
};

/** The content in place of a page that failed, inside the frame; requirement SHELL-07. */
export function Failure({ path, reference, stack, phone }: FailureProps) {
  const { name } = useBrand();
  return (
    <section className={styles.lost}>
      <title>{[errorText.title, name].filter(Boolean).join(" | ")}</title>
      <div className={layoutStyles.wrap}>
        <div className={styles.copy}>
          <p className={`${styles.code} ${typeStyles.digits}`}>
            <Ltr>500</Ltr>
          </p>
          <h1 className={typeStyles.headline} dir="ltr" lang="en">
            {errorText.heading}
          </h1>
          <p className={typeStyles.lead}>{errorText.text}</p>
          <div className={buttonStyles.actions}>
            <a className={buttonStyles.button} href={path}>
              <Icon of={RotateCw} />
              {siteText.retry}
            </a>
            <a className={`${buttonStyles.button} ${buttonStyles.outlined}`} href="/">
              {siteText.backHome}
            </a>
          </div>
          {reference && <Reference number={reference} phone={phone} />}
          {import.meta.env.DEV && stack && (
            <pre className={styles.stack} dir="ltr">
              {stack}
            </pre>
          )}
        </div>
        <Motif>
          <Wall kind="lit" />
        </Motif>
      </div>
    </section>
  );
}

function Reference({ number, phone }: { number: string; phone: string | undefined }) {
  const link = phone && (
    <a href={telLink(phone)}>
      <Ltr>{displayPhone(phone)}</Ltr>
    </a>
  );
  return (
    <p className={styles.reference}>
      {errorText.reference} <Ltr>{number}</Ltr>
      {link && <BidiText as="span" text={errorText.referenceHint} values={{ phone: link }} />}
    </p>
  );
}
