import { useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useState } from "react";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/controls/button.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import { settingsClient } from "./client.ts";
import styles from "./mail-test.module.css";
import { text } from "./settings-admin.text.ts";
import type { TestMail } from "./wire.ts";

const { mail: words } = text;
const [look, looks] = [700, 20]; // ms between two checks of the test mail's state, and their largest number

/** Says whether mail can be sent, and sends a test mail, showing the mail server's answer. */
export function MailTest({ canSend }: { canSend: boolean }) {
  const { data: mail } = useQuery({ queryKey: ["settings", "mail"], queryFn: settingsClient.mail });
  const [result, setResult] = useState<TestMail | "late" | "failed">();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    setResult(undefined);
    try {
      let test = await settingsClient.sendTestMail();
      for (let i = 0; i < looks && test.state === "waiting"; i++) {
        setResult(test);
        await new Promise((later) => setTimeout(later, look));
        test = await settingsClient.testMail(test.id);
      }
      setResult(test.state === "waiting" ? "late" : test);
    } catch {
      setResult("failed");
    } finally {
      setBusy(false);
    }
  };
  if (!mail) return null;
  return (
    <div className={`${formStyles.full} ${styles.mail}`}>
      {mail.isConfigured ? (
        <p className={formStyles.hint}>
          {words.configured} {mail.from && words.from(mail.from)}
        </p>
      ) : (
        <Banner tone="warn">{words.missing}</Banner>
      )}
      <div className={styles.actions}>
        <Button
          variant="line"
          small
          loading={isBusy}
          disabled={!mail.isConfigured || !canSend}
          onClick={() => void send()}
        >
          <Icon of={Send} />
          {words.test}
        </Button>
        <span className={formStyles.hint}>{words.testHelp}</span>
      </div>
      <div role="status">{result && <Result result={result} />}</div>
    </div>
  );
}

function Result({ result }: { result: TestMail | "late" | "failed" }) {
  if (result === "late") return words.late;
  if (result === "failed") return words.failed;
  if (result.state !== "failing") return words[result.state];
  return (
    <>
      {words.failing} <Ltr>{result.reason}</Ltr>
    </>
  );
}
