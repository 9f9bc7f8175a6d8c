import { data } from "react-router";
import { useDrafted } from "../../content/page-content/sections/drafted-data.ts";
import { contact } from "../../content/page-content/sections/texts/contact.text.ts";
import { submitRequest } from "../../content/sales/requests/store.server.ts";
import { pages } from "../../content/shared/pages.text.ts";
import { only } from "../../kernel/db/stored.ts";
import { clientAddressContext, kernelContext } from "../../kernel/process/kernel.server.ts";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { withBlocks } from "../blocks/load-blocks.server.ts";
import { PageParts } from "../blocks/page-parts.tsx";
import { answerPost } from "../forms/answer-post.server.ts";
import { answerByPage, postedAnswer } from "../forms/form-answer.server.ts";
import { FormColumns } from "../forms/form-columns.tsx";
import { honeypotOf } from "../forms/honeypot.tsx";
import { readPost } from "../forms/read-post.server.ts";
import { identityOf } from "../frame/identity.server.ts";
import { PageHero } from "../frame/page-hero.tsx";
import { shownNotice } from "../legal/notice.server.ts";
import { noticePeriods } from "../legal/notice-periods.ts";
import { loadAllSettings, loadTexts } from "../loading/load.server.ts";
import { HeroFigure } from "../parts/hero-figure.tsx";
import { JsonLd, useOrigin } from "../seo/json-ld.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { openingHoursData } from "../seo/structured-data.ts";
import type { Route } from "./+types/contact-page.ts";
import { Branches } from "./branches.tsx";
import { closuresAt } from "./closures.server.ts";
import styles from "./contact.module.css";
import { ContactAside, ContactButtons } from "./contact-aside.tsx";
import { ContactForm, type ContactState } from "./contact-form.tsx";
import { contactErrorsFromWire, contactFromForm, contactToWire, missingIn } from "./contact-wire.ts";
import { WeekStrip } from "./week-strip.tsx";

const shownSettings = [
  ...(["phone", "email", "addressLine1", "addressLine2"] as const),
  ...(["chatNumber", "chatGreeting", "workingHours"] as const),
] as const;

export const meta: Route.MetaFunction | undefined = import.meta.env.SSR // the scripts of visitors bring no words of the head
  ? ({ matches }) => pageMeta("contact", matches)
  : undefined;

export async function loader({ context, request }: Route.LoaderArgs) {
  const [texts, settings, answer] = await Promise.all([
    loadTexts(context, contact),
    loadAllSettings(context),
    postedAnswer<ContactState>({ context, request }),
  ]);
  const shown = {
    texts,
    answer,
    periods: noticePeriods(settings),
    settings: only(settings, shownSettings),
    identity: identityOf(settings),
    branches: settings.branches,
    openingHours: settings.openingHours,
    closures: closuresAt(settings, context.get(kernelContext).now()),
  };
  // The thanks are shown for three seconds, then the empty form; requirement CONTACT-04.
  return data(await withBlocks(context, shown), {
    headers: answer?.kind === "sent" ? { Refresh: "3; url=/contact" } : {},
  });
}

/** Handles the form without script: the same submission as by the API, answered by a page; requirement QUOTE-06. */
export async function action({ context, request }: Route.ActionArgs) {
  const kernel = context.get(kernelContext);
  const form = await readPost(request);
  const values = contactFromForm(form);
  const missing = missingIn(values);
  if (Object.keys(missing).length > 0) {
    const state: ContactState = { kind: "refused", values, errors: missing, failed: false };
    return answerByPage({ context, request }, state, 422);
  }
  return answerPost(
    { context, request },
    {
      values,
      store: () =>
        submitRequest(kernel, contactToWire(values, honeypotOf(form)), {
          address: context.get(clientAddressContext),
          noticeEdition: (kind) => shownNotice(kernel, kind),
        }),
      errorsFromWire: contactErrorsFromWire,
      failure: "a message could not be stored",
    },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, blocks, periods, settings, identity, branches, answer, openingHours, closures } =
    useDrafted(loaderData);
  const origin = useOrigin();
  const { workingHours } = settings;
  const hasHours = openingHours.length > 0;
  return (
    <PageParts
      texts={texts}
      blocks={blocks}
      of={{
        hero: (
          <PageHero
            current={pages.contact.name}
            title={texts.heroTitle}
            lead={texts.heroLead}
            aside={
              (hasHours || workingHours || closures.notes.length > 0) && (
                <HeroFigure title={texts.hoursTitle}>
                  {closures.notes.map(({ title, text }) => (
                    <p key={text} className={styles.closure}>
                      <b>{title}</b> <BidiText text={text} />
                    </p>
                  ))}
                  {hasHours && (
                    <WeekStrip
                      openingHours={openingHours}
                      isSaid={workingHours !== ""}
                      isClosedToday={closures.isClosedToday}
                    />
                  )}
                  {workingHours && <BidiText as="p" text={workingHours} />}
                  {(hasHours || closures.ofYear.length > 0) && (
                    <JsonLd
                      data={
                        import.meta.env.SSR ? openingHoursData(openingHours, closures.ofYear, origin) : null
                      }
                    />
                  )}
                </HeroFigure>
              )
            }
          />
        ),
        form: (
          <>
            <FormColumns>
              <ContactButtons settings={settings} />
              <ContactForm texts={texts} periods={periods} answer={actionData ?? answer} />
              <ContactAside texts={texts} settings={settings} identity={identity} />
            </FormColumns>
            <Branches branches={branches} />
          </>
        ),
      }}
    />
  );
}
