import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CodesDialog } from "../../../accounts/factors/codes-dialog.tsx";
import { OwnFactors } from "../../../accounts/factors/own-factors.tsx";
import { accountClient } from "../../../accounts/users/accounts-client.ts";
import { Card } from "../../../ui/card.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiName } from "../../../ui/text/bidi-text.tsx";
import { MailAddress } from "../../../ui/text/mail-address.tsx";
import { setupText } from "../setup.text.ts";
import styles from "./step.module.css";
import { StepEnd, StepHead, type StepProps } from "./step.tsx";

const text = setupText.account;

/** Shows the account that the one-time link created, and offers the second factor, which stays optional. */
export default function AccountStep({ profile, back, onDone }: StepProps) {
  const account = useQuery({ queryKey: ["account"], queryFn: accountClient.read });
  const cache = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const go = () => {
    setBusy(true);
    void onDone().finally(() => setBusy(false));
  };
  return (
    <Card as="section" className={styles.step}>
      <StepHead title={text.title}>{text.lead}</StepHead>
      <p className={styles.account}>
        <b>
          <BidiName text={profile.name} />
        </b>
        <span className={typeStyles.muted}>
          <MailAddress address={profile.email} />
        </span>
      </p>
      {account.data && (
        <OwnFactors
          account={account.data}
          onChanged={() => cache.invalidateQueries({ queryKey: ["account"] })}
          onCodes={setCodes}
        />
      )}
      <CodesDialog codes={codes} onClose={() => setCodes(null)} />
      <StepEnd back={back} label={setupText.skip} isBusy={isBusy} onGo={go} />
    </Card>
  );
}
