import { useDrafted } from "../../content/page-content/sections/drafted-data.ts";
import { register } from "../../content/page-content/sections/texts/register.text.ts";
import { registerClient } from "../../content/sales/clients/store.server.ts";
import { clientAddressContext, kernelContext } from "../../kernel/process/kernel.server.ts";
import { withBlocks } from "../blocks/load-blocks.server.ts";
import { PageParts } from "../blocks/page-parts.tsx";
import { answerPost } from "../forms/answer-post.server.ts";
import { postedAnswer } from "../forms/form-answer.server.ts";
import { FormAside, FormColumns } from "../forms/form-columns.tsx";
import { FormSummary } from "../forms/form-summary.tsx";
import { honeypotOf } from "../forms/honeypot.tsx";
import { loadAskedChoices } from "../forms/load-asked-choices.server.ts";
import { readPost } from "../forms/read-post.server.ts";
import type { PageHandle } from "../frame/page-handle.ts";
import { PageHero } from "../frame/page-hero.tsx";
import { shownRegistration } from "../legal/notice.server.ts";
import { noticePeriods } from "../legal/notice-periods.ts";
import { loadAllSettings, loadTexts } from "../loading/load.server.ts";
import { HeroFigure } from "../parts/hero-figure.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/register-page.ts";
import { registerText } from "./register.text.ts";
import { RegisterForm, type RegisterState } from "./register-form.tsx";
import { registerErrorsFromWire, registrationFromForm, registrationToWire } from "./register-wire.ts";
import { StepsLine } from "./steps-line.tsx";

export const handle: PageHandle = { chat: false };
export const meta: Route.MetaFunction | undefined = import.meta.env.SSR // the scripts of visitors bring no words of the head
  ? ({ matches }) => pageMeta("register", matches)
  : undefined;

export async function loader({ context, request }: Route.LoaderArgs) {
  const [texts, choices, settings, answer] = await Promise.all([
    loadTexts(context, register),
    loadAskedChoices(context),
    loadAllSettings(context),
    postedAnswer<RegisterState>({ context, request }),
  ]);
  return withBlocks(context, {
    texts,
    answer,
    choices,
    periods: noticePeriods(settings),
  });
}

/** Handles the form without script: the same registration as by the API, answered by a page; requirements REG-01, QUOTE-06. */
export async function action({ context, request }: Route.ActionArgs) {
  const kernel = context.get(kernelContext);
  const form = await readPost(request);
  const values = registrationFromForm(form);
  return answerPost(
    { context, request },
    {
      values,
      store: async () =>
        registerClient(kernel, registrationToWire(values, honeypotOf(form)), {
          address: context.get(clientAddressContext),
          shown: await shownRegistration(kernel),
        }),
      errorsFromWire: registerErrorsFromWire,
      failure: "a registration could not be stored",
    },
  );
}

export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, blocks, choices, periods, answer } = useDrafted(loaderData);
  return (
    <PageParts
      texts={texts}
      blocks={blocks}
      of={{
        hero: (
          <PageHero
            current={texts.pageName}
            title={texts.heroTitle}
            lead={texts.heroLead}
            aside={
              <HeroFigure title={texts.nextTitle}>
                <StepsLine steps={texts.nextSteps} />
              </HeroFigure>
            }
          />
        ),
        form: (
          <FormColumns>
            <RegisterForm texts={texts} periods={periods} choices={choices} answer={actionData ?? answer} />
            <FormAside label={registerText.summary}>
              <FormSummary title={registerText.summary} choices={choices} />
            </FormAside>
          </FormColumns>
        ),
      }}
    />
  );
}
