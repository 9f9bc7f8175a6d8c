import { MapPin, Phone } from "lucide-react";
import type { Branch } from "../../content/settings/branches/branches-field.ts";
import { displayPhone, telLink } from "../../kernel/text/format.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import { KeptFromServer } from "../parts/kept-from-server.tsx";
import { JsonLd, useOrigin } from "../seo/json-ld.tsx";
import { branchesData } from "../seo/structured-data.ts";
import { branchesText } from "./branches.text.ts";
import styles from "./contact.module.css";

/** The places of the agency with what leads there; the server alone draws them. Requirement IDENT-01 */
export function Branches({ branches }: { branches: readonly Branch[] }) {
  const origin = useOrigin();
  if (branches.length === 0) return null;
  if (!import.meta.env.SSR) return <KeptFromServer as="section" />;
  return (
    <section className={styles.branches} aria-labelledby="branches">
      <JsonLd data={branchesData(branches, origin)} />
      <h2 className={typeStyles.heading} id="branches">
        {branchesText.title}
      </h2>
      <ul>
        {branches.map(({ key, name, address, shortAddress, mapLink, phone, hours }) => (
          <li key={key}>
            <BidiText as="h3" className={typeStyles.subheading} text={name} />
            {address && <BidiText as="p" text={address} />}
            {shortAddress && (
              <p>
                {branchesText.shortAddress} <Ltr>{shortAddress}</Ltr>
              </p>
            )}
            {hours && <BidiText as="p" text={hours} />}
            {phone && (
              <a href={telLink(phone)}>
                <Icon of={Phone} />
                <Ltr>{displayPhone(phone)}</Ltr>
              </a>
            )}
            {mapLink && (
              <a href={mapLink}>
                <Icon of={MapPin} />
                <span>
                  {branchesText.map}
                  <span className={typeStyles.unseen}>{branchesText.of(name)}</span>
                </span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
