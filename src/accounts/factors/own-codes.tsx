import { ShieldCheck, Smartphone } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../admin-kit/mount-on-open.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import typeStyles from "../../ui/styles/type.module.css";
import { accountClient } from "../users/accounts-client.ts";
import type { TotpSetup } from "../users/answers.ts";
import { ownText as text } from "../users/users.text.ts";
import { Way, type WayContext } from "./way.tsx";

const TotpDialog = lazyPart(async () => ({ default: (await import("./factor-dialogs.tsx")).TotpDialog }));

/** Connects and disconnects the authenticator app. */
export function AuthenticatorApp({ account: { totp }, onChanged, onCodes, run, ask }: WayContext) {
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const connect = () => run(async () => setSetup(await accountClient.beginTotp()));
  const confirm = async (code: string) => {
    const { codes } = await accountClient.confirmTotp(code);
    await onChanged();
    toasts.success(text.connected);
    if (codes) onCodes(codes);
  };
  const askToDisconnect = () =>
    ask({
      question: text.disconnectQuestion,
      note: text.disconnectNote,
      confirm: text.disconnect,
      icon: Smartphone,
      work: () => run(accountClient.endTotp, text.disconnected),
    });
  return (
    <>
      <Way
        icon={Smartphone}
        tone={totp ? "on" : "off"}
        title={text.app}
        state={totp ? text.appOn : text.appOff}
        action={totp ? text.disconnect : text.connect}
        onAction={totp ? askToDisconnect : connect}
      />
      <MountOnOpen isOpen={setup !== null}>
        <TotpDialog setup={setup} onClose={() => setSetup(null)} onConfirm={confirm} />
      </MountOnOpen>
    </>
  );
}

/** Shows how many recovery codes are left, and makes new ones. */
export function RecoveryCodes({ account: { recoveryCodesLeft: left }, onCodes, run, ask }: WayContext) {
  const askForNew = () =>
    ask({
      question: text.newCodesQuestion,
      note: text.newCodesNote,
      confirm: text.generate,
      icon: ShieldCheck,
      work: () => run(async () => onCodes((await accountClient.makeRecoveryCodes()).codes)),
    });
  const state =
    left === undefined ? (
      text.noCodes
    ) : (
      <>
        {text.codesLeft[0]} <span className={typeStyles.digits}>{left}</span> {text.codesLeft[1]}{" "}
        <span className={typeStyles.digits}>10</span>
      </>
    );
  return (
    <Way
      icon={ShieldCheck}
      tone={left === undefined ? "" : left > 2 ? "on" : "off"}
      title={text.codes}
      state={state}
      action={left === undefined ? undefined : text.newCodes}
      onAction={askForNew}
    />
  );
}
