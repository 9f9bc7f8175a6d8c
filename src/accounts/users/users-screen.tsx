import { useQuery, useQueryClient } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { Suspense, useState } from "react";
import { useOutletContext, useRevalidator, useSearchParams } from "react-router";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { useMay } from "../../admin-kit/may.ts";
import { MountOnOpen } from "../../admin-kit/mount-on-open.tsx";
import headStyles from "../../admin-kit/page-head.module.css";
import { PageHead } from "../../admin-kit/page-head.tsx";
import { staffCounted } from "../../admin-kit/staff-counts.text.ts";
import { oneOf } from "../../kernel/objects.ts";
import { countOf } from "../../kernel/text/format.ts";
import { Button } from "../../ui/controls/button.tsx";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Tabs } from "../../ui/controls/tabs.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import { AuditTrail } from "../audit/audit-trail.tsx";
import { TokensPanel } from "../tokens/tokens-panel.tsx";
import { usersClient } from "./accounts-client.ts";
import type { UserRow } from "./answers.ts";
import { LinkDialog, type ShownLink } from "./link-dialog.tsx";
import { UsersList } from "./list/users-list.tsx";
import { OwnAccountCard } from "./own-account-card.tsx";
import { text } from "./users.text.ts";
import type { Profile } from "./users.ts";
import styles from "./users-screen.module.css";

// Behind tabs of their own, so that the list of people does not wait for them.
const WebhooksPanel = lazyPart(async () => ({
  default: (await import("../webhooks/webhooks-panel.tsx")).WebhooksPanel,
}));
const InviteDialog = lazyPart(() => import("./invite-dialog.tsx"));

/** The user's own account; for owners also all users, tokens, webhooks and the audit trail; AUSR-01, TOKEN-01, SEC-12. */
export default function UsersScreen() {
  const profile = useOutletContext<Profile>();
  return useMay("read", "house") ? (
    <Accounts profile={profile} />
  ) : (
    <>
      <PageHead title={<BidiName text={profile.name} />}>{text.values.access[profile.access]}</PageHead>
      <OwnAccountCard profile={profile} />
    </>
  );
}

function Accounts({ profile }: { profile: Profile }) {
  const [params, setParams] = useSearchParams();
  const users = useQuery({ queryKey: ["users"], queryFn: usersClient.list });
  const cache = useQueryClient();
  const [isInviting, setInviting] = useState(false);
  const { revalidate } = useRevalidator();
  const [link, setLink] = useState<ShownLink | null>(null);

  const invite = async (body: object) => {
    const { user, ...made } = await usersClient.invite(body);
    await cache.invalidateQueries({ queryKey: ["users"] });
    setLink({ ...made, kind: "invite", name: user.name });
  };
  const tab = tabOf(params.get("tab"));
  const accounts = (
    <div className={styles.accounts}>
      <UsersList
        users={users}
        me={profile.id}
        asked={Number(params.get("id"))}
        onLink={setLink}
        onOwnChange={revalidate}
      />
      <OwnAccountCard profile={profile} />
    </div>
  );
  return (
    <>
      <div className={headStyles.head} data-page-head>
        <div>
          <h1 tabIndex={-1}>{text.title}</h1>
          <p>{users.data && summaryOf(users.data)}</p>
        </div>
        {(tab === "users" || tab === "audit") && (
          <div className={buttonStyles.actions}>
            <Button small onClick={() => setInviting(true)}>
              <Icon of={UserPlus} />
              {text.invite}
            </Button>
          </div>
        )}
      </div>
      <Tabs
        label={text.tabs.label}
        selected={tab}
        onSelect={(chosen) =>
          setParams(chosen === "users" ? {} : { tab: chosen }, { replace: true, preventScrollReset: true })
        }
        tabs={[
          { id: "users", label: text.tabs.users, content: accounts },
          { id: "tokens", label: text.tabs.tokens, content: <TokensPanel /> },
          {
            id: "webhooks",
            label: text.tabs.webhooks,
            content: (
              <Suspense>
                <WebhooksPanel />
              </Suspense>
            ),
          },
          { id: "audit", label: text.tabs.audit, content: <AuditTrail users={users.data ?? []} /> },
        ]}
      />
      <MountOnOpen isOpen={isInviting}>
        <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} onInvite={invite} />
      </MountOnOpen>
      <LinkDialog link={link} onClose={() => setLink(null)} />
    </>
  );
}

const tabOf = (asked: string | null) => oneOf(["tokens", "webhooks", "audit"], asked) ?? "users";

function summaryOf(users: readonly UserRow[]) {
  const invited = users.filter(({ status }) => status === "invited").length;
  return text.summaryOf(
    countOf(staffCounted.user, users.length),
    invited > 0 ? text.pending(invited) : undefined,
  );
}
