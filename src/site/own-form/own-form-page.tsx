import { data } from "react-router";
import { notFound } from "../../content/page-content/sections/texts/not-found.text.ts";
import { pages } from "../../content/shared/pages.text.ts";
import buttonStyles from "../../ui/controls/buttons.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { NotFoundBoundary } from "../errors/not-found.tsx";
import { answerByPage, postedAnswer } from "../forms/form-answer.server.ts";
import { ThanksPanel } from "../forms/form-thanks.tsx";
import { LandingFooter, LandingHeader } from "../frame/landing-frame.tsx";
import type { PageHandle } from "../frame/page-handle.ts";
import { PageHero } from "../frame/page-hero.tsx";
import { load, loadTexts } from "../loading/load.server.ts";
import { useStands } from "../parts/absent-pages.ts";
import { Section } from "../parts/section.tsx";
import type { Route } from "./+types/own-form-page.ts";
import { answerForm } from "./answer-form.server.ts";
import { findForm } from "./find-form.server.ts";
import type { OwnFormState } from "./form-state.ts";
import styles from "./own-form.module.css";
import { ownFormText as words } from "./own-form.text.ts";
import { type Notice, OwnForm, TypedTexts } from "./own-form.tsx";
import { readNotice } from "./read-notice.server.ts";

export const handle: PageHandle = {
  scripts: false,
  landing: { Header: LandingHeader, Footer: LandingFooter },
};
export const ErrorBoundary = NotFoundBoundary;

/** It answers what somebody sent, so that no cache and no search engine keeps it. */
const unkept = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...(actionHeaders ?? [])]);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.form?.texts.title.trim() || words.untitled },
  { name: "robots", content: "noindex, nofollow" },
];

type Shown = NonNullable<Awaited<ReturnType<typeof findForm>>>;

/**
 * The page to which a form of one's own posts: the form alone, with its errors and what was typed, or the thanks. A form that is not
 * there any more says so, and shows what was typed. Requirement OWN-03.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const [found, answer, notice] = await Promise.all([
    load(context, () => findForm(context, params)),
    postedAnswer<OwnFormState>({ context, request }),
    load(context, () => readNotice(context)),
  ]);
  const form = found.ok ? found.value : undefined;
  if (!form && !answer && request.method !== "POST") {
    if (found.ok) throw data(await loadTexts(context, notFound), { status: 404 });
    return data(shownOf(undefined, { kind: "away", typed: [] }, undefined), { status: 503, headers: unkept });
  }
  return data(shownOf(form, answer, notice.ok ? notice.value : undefined), { headers: unkept });
}

function shownOf(form: Shown | undefined, answer: OwnFormState | undefined, notice: Notice | undefined) {
  // The frame is that of the page on which the form stands.
  const texts = { frame: form?.frame };
  return { texts, form: form && { texts: form.texts, place: form.place }, answer, notice };
}

/** Answers a filled form by this page. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { state, status } = await answerForm({ context, request }, params);
  return answerByPage<OwnFormState>({ context, request }, state, status);
}

export default function OwnFormPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { form, notice } = loaderData;
  const answer = actionData ?? loaderData.answer;
  if (answer?.kind === "gone" || answer?.kind === "away" || !form)
    return <Unsent why={answer?.kind === "away" ? "away" : "gone"} typed={typedOf(answer)} />;
  const title = form.texts.title.trim() || words.untitled;
  if (answer?.kind === "sent")
    return (
      <Section inside={styles.page}>
        <h1 className={typeStyles.unseen}>{title}</h1>
        <Thanks texts={form.texts} days={answer.days} back={form.place} />
      </Section>
    );
  const { section, block } = params;
  return (
    <>
      <PageHero title={title} lead={form.texts.lead} />
      <Section inside={styles.page}>
        <OwnForm
          id={block}
          texts={form.texts}
          action={`/forms/${section}/${block}`}
          notice={notice}
          refused={answer?.kind === "refused" ? answer : undefined}
        />
      </Section>
    </>
  );
}

type ThanksProps = {
  texts: Shown["texts"];
  days: Extract<OwnFormState, { kind: "sent" }>["days"];
  back: string;
};

/** The editor's words of thanks, the days as they were understood, and the way back to the page. */
function Thanks({ texts, days, back }: ThanksProps) {
  return (
    <ThanksPanel title={texts.thanksTitle} text={texts.thanksText}>
      {days.length > 0 && (
        <dl className={styles.understood}>
          {days.map(({ label, day }) => (
            <div key={label}>
              <dt>
                <BidiText text={label} />
              </dt>
              <dd>{day}</dd>
            </div>
          ))}
        </dl>
      )}
      <a className={`${buttonStyles.button} ${buttonStyles.outlined}`} href={back.replace(/#.*/, "")}>
        {words.back}
      </a>
    </ThanksPanel>
  );
}

const typedOf = (answer: OwnFormState | undefined) => (answer && "typed" in answer ? answer.typed : []);

/** What was not sent, for somebody to copy, with the way to the agency. */
function Unsent({ why, typed }: { why: "gone" | "away"; typed: readonly string[] }) {
  const { title, lead } = words[why];
  const stands = useStands();
  return (
    <PageHero title={title} {...(typed.length > 0 && { lead })}>
      {typed.length > 0 && <TypedTexts typed={typed} />}
      {stands(pages.contact.path) && (
        <div className={buttonStyles.actions}>
          <a className={buttonStyles.button} href={pages.contact.path}>
            {words.contact}
          </a>
        </div>
      )}
    </PageHero>
  );
}
