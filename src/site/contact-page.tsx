import { data } from "react-router";
import { contact } from "../content/page-content/sections/contact.text.ts";
import { submitRequest } from "../content/project-requests/store.server.ts";
import { clientAddressContext, kernelContext } from "../kernel/kernel.server.ts";
import type { Route } from "./+types/contact-page.ts";
import { answerPost } from "./answer-post.server.ts";
import { ContactAside } from "./contact-aside.tsx";
import { ContactForm, type ContactState } from "./contact-form.tsx";
import { contactErrorsFromWire, contactFromForm, contactToWire, missingIn } from "./contact-wire.ts";
import styles from "./css/forms.css?url";
import { honeypotOf } from "./honeypot.tsx";
import { loadSettings, loadTexts } from "./load.server.ts";
import { shownNotice } from "./notice.server.ts";
import { noticePeriods } from "./notice-periods.ts";
import { PageHero } from "./page-hero.tsx";
import { pageMeta } from "./page-meta.ts";
import { PageStyle } from "./page-style.tsx";
import { readPost } from "./read-post.server.ts";
import { siteText } from "./site.text.ts";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta("contact", matches);

export async function loader({ context }: Route.LoaderArgs) {
  const [texts, settings] = await Promise.all([loadTexts(context, contact), loadSettings(context)]);
  const { phone, email, addressLine1, addressLine2, workingHours, socials } = settings;
  return {
    texts,
    periods: noticePeriods(settings),
    settings: { phone, email, addressLine1, addressLine2, workingHours, socials },
  };
}

/** The form without script: the same submission as the API's, answered by a page; requirement QUOTE-06. */
export async function action({ context, request }: Route.ActionArgs) {
  const kernel = context.get(kernelContext);
  const form = await readPost(request);
  const values = contactFromForm(form);
  const missing = missingIn(values);
  if (Object.keys(missing).length > 0) {
    return data<ContactState>({ kind: "refused", values, errors: missing, failed: false }, { status: 422 });
  }
  return answerPost(kernel, {
    values,
    store: () =>
      submitRequest(kernel, contactToWire(values, honeypotOf(form)), {
        address: context.get(clientAddressContext),
        noticeEdition: (kind) => shownNotice(kernel, kind),
      }),
    errorsFromWire: contactErrorsFromWire,
    failure: "a message was not stored",
    // The thanks stand for three seconds, then the form is empty again; requirement CONTACT-04.
    headers: { Refresh: "3; url=/contact" },
  });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders ?? new Headers();

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, periods, settings } = loaderData;
  return (
    <>
      <PageStyle href={styles} />
      <PageHero current={siteText.nav.contact} title={texts.heroTitle} lead={texts.heroLead} />
      <section className="formsec">
        <div className="wrap formgrid">
          <ContactForm texts={texts} periods={periods} answer={actionData} />
          <ContactAside texts={texts} settings={settings} />
        </div>
      </section>
    </>
  );
}
