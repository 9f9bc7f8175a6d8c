import { data, redirect } from "react-router";
import { endByLink, findByEndToken } from "../../content/sales/clients/marketing-store.server.ts";
import { pages } from "../../content/shared/pages.text.ts";
import { limitFor } from "../../kernel/http/hidden-visitors.server.ts";
import { sentenceFor, toAppError } from "../../kernel/http/problem.server.ts";
import { refuseBeyond } from "../../kernel/http/rate-limit.server.ts";
import { clientAddressContext, kernelContext } from "../../kernel/process/kernel.server.ts";
import { formatDate } from "../../kernel/text/format.ts";
import { Failure } from "../../ui/banner.tsx";
import { Button } from "../../ui/controls/button.tsx";
import buttonStyles from "../../ui/controls/buttons.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { answerByPage, postedAnswer } from "../forms/form-answer.server.ts";
import type { PageHandle } from "../frame/page-handle.ts";
import { PageHero } from "../frame/page-hero.tsx";
import { loadSettings } from "../loading/load.server.ts";
import { useStands } from "../parts/absent-pages.ts";
import type { Route } from "./+types/unsubscribe-page.ts";
import styles from "./unsubscribe.module.css";
import { unsubscribeText as text } from "./unsubscribe.text.ts";

export const handle: PageHandle = { scripts: false, chat: false };

/** Only whoever has the link finds the page: it is not cached, not indexed, and not sent as a referrer. */
const secret = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...(actionHeaders ?? [])]);
}

export const meta: Route.MetaFunction = () => [
  { title: text.title },
  { name: "robots", content: "noindex, nofollow" },
];

/** What came of the consent, and on which day it ended. */
type Standing = { state: "stands" | "missing" | "ended"; on: string | null };

/**
 * What the holder of a link may do with the consent to news. It names nobody, because mails are passed on, and tells nothing of a token
 * that no client has. Requirement PRIV-01.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const kernel = context.get(kernelContext);
  const [client, { agencyName }, failure] = await Promise.all([
    findByEndToken(kernel, params.token),
    loadSettings(context),
    postedAnswer<string>({ context, request }),
  ]);
  const standing: Standing = !client
    ? { state: "missing", on: null }
    : client.marketingEndedAt
      ? { state: "ended", on: formatDate(client.marketingEndedAt) }
      : { state: "stands", on: null };
  const answer = { ...standing, agencyName, failure };
  return data(answer, { status: client ? 200 : 404, headers: secret });
}

const endsAnHour = 30;

/** Ends the consent, however often it is sent: a plain form post, after which the page says that it ended. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const kernel = context.get(kernelContext);
  try {
    const address = context.get(clientAddressContext);
    const limit = limitFor(kernel, address, { limit: endsAnHour, windowSeconds: 3600 });
    await refuseBeyond(kernel, [{ key: `unsubscribe ${address}`, limit }]);
    const client = await findByEndToken(kernel, params.token);
    if (client) await endByLink(kernel, client);
  } catch (failure) {
    const error = toAppError(failure);
    if (error.status >= 500) kernel.log.error({ err: failure }, "an end of a consent could not be stored");
    const sentence = error.code === "too-many" ? sentenceFor(error) : text.failed;
    return answerByPage<string>({ context, request }, sentence, error.status);
  }
  throw redirect(new URL(request.url).pathname, { status: 303 });
}

export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const failure = actionData ?? loaderData.failure;
  return (
    <div className={styles.page}>
      <Shown {...loaderData} failure={failure} />
    </div>
  );
}

type ShownProps = Pick<Standing, "state" | "on"> & { agencyName: string; failure: string | undefined };

function Shown({ state, on, agencyName, failure }: ShownProps) {
  const stands = useStands();
  if (state === "ended")
    return <PageHero title={text.ended} lead={text.endedLead} values={{ date: on ?? "" }} />;
  if (state === "missing")
    return (
      <PageHero title={text.missing} lead={text.missingLead}>
        {stands(pages.contact.path) && (
          <div className={buttonStyles.actions}>
            <a className={buttonStyles.button} href={pages.contact.path}>
              {text.contact}
            </a>
          </div>
        )}
      </PageHero>
    );
  return (
    <PageHero title={text.title} lead={text.lead} values={{ agency: agencyName }}>
      <p className={typeStyles.muted}>{text.rest}</p>
      <form method="post" className={buttonStyles.actions}>
        <Button type="submit">{text.button}</Button>
      </form>
      <Failure of={failure} />
    </PageHero>
  );
}
