import { ArrowLeft, Calendar } from "lucide-react";
import type { Settings } from "../../content/settings/settings.ts";
import { only } from "../../kernel/db/stored.ts";
import { plainText } from "../../kernel/resource/kinds/rich-text.ts";
import { escapeHtml } from "../../kernel/text/escape-html.ts";
import { displayPhone, formatDate, telLink } from "../../kernel/text/format.ts";
import { mailLink } from "../../kernel/text/mail-link.ts";
import cardStyles from "../../ui/card.module.css";
import buttonStyles from "../../ui/controls/buttons.module.css";
import tableStyles from "../../ui/data-table.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import layoutStyles from "../../ui/styles/layout.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { PageHero } from "../frame/page-hero.tsx";
import { legalText } from "../parts/pages.text.ts";
import { ltrHtml, RichText } from "../parts/rich-text.tsx";
import parts from "./contents.module.css";
import styles from "./legal.module.css";
import { type NoticePeriods, noticePeriods } from "./notice-periods.ts";

type LegalSection = {
  id: string;
  heading: string;
  /** Rich text. */
  body: string;
};

export type LegalTexts = {
  heroTitle: string;
  heroLead: string;
  updatedLabel: string;
  contentsLabel: string;
  sections: LegalSection[];
};

/** The settings that give the placeholders of the texts their values. */
type Placed = Pick<Settings, "phone" | "email" | "privacyEmail" | "retentionMonths" | "financialYears">;

/** Picks only these settings, so that a page does not get values that it does not show. */
export function legalSettings(settings: Placed): Placed {
  return only(settings, ["phone", "email", "privacyEmail", "retentionMonths", "financialYears"]);
}

type LegalProps = {
  texts: LegalTexts;
  current: string;
  /** The day of the edition. */
  updated: string;
  settings: Placed;
  /** The other of the two texts. */
  other: readonly [path: string, name: string];
  /** The section whose list of retention periods is shown as a table. */
  tableOf?: string;
};

/** A legal text with its contents beside it; privacy and terms share the sheet; requirement LEGAL-01. */
export function Legal({ texts, current, updated, settings, other, tableOf }: LegalProps) {
  const periods = noticePeriods(settings);
  const values = { ...linksOf(settings), ...periods };
  return (
    <>
      <PageHero current={current} title={texts.heroTitle} lead={texts.heroLead}>
        <p className={styles.edition}>
          <Icon of={Calendar} />
          <span>
            <BidiText
              text={texts.updatedLabel}
              values={{ date: <time dateTime={updated}>{formatDate(updated)}</time> }}
            />
          </span>
        </p>
      </PageHero>
      <section className={`${layoutStyles.section} ${layoutStyles.flush}`}>
        <div className={`${layoutStyles.wrap} ${styles.columns}`}>
          <nav className={`${parts.contents} ${styles.contents}`} aria-label={texts.contentsLabel}>
            <h2>{texts.contentsLabel}</h2>
            <ol>
              {texts.sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ol>
            <a className={`${buttonStyles.more} ${typeStyles.small}`} href={other[0]}>
              {other[1]} <Icon of={ArrowLeft} />
            </a>
          </nav>
          <article className={styles.prose}>
            {texts.sections.map((section) => (
              <section key={section.id} id={section.id} aria-labelledby={`${section.id}-heading`}>
                <h2 id={`${section.id}-heading`}>
                  <i className={typeStyles.diamond} />
                  <BidiText text={section.heading} />
                </h2>
                {section.id === tableOf ? (
                  <WithTable html={section.body} values={values} periods={periods} />
                ) : (
                  <RichText html={section.body} values={values} />
                )}
              </section>
            ))}
          </article>
        </div>
      </section>
    </>
  );
}

type Values = Record<string, string>;

/** Links to reach the agency, each isolated in its Arabic sentence. */
function linksOf({ phone, email, privacyEmail }: Placed): Values {
  const isolated = (shown: string) => ltrHtml(escapeHtml(shown));
  const link = (href: string | undefined, shown: string) =>
    href ? `<a href="${escapeHtml(href)}">${isolated(shown)}</a>` : isolated(shown);
  const mail = (address: string) => link(mailLink(address), address);
  return {
    email: mail(email),
    privacyEmail: mail(privacyEmail),
    phone: link(telLink(phone), displayPhone(phone)),
  };
}

type WithTableProps = { html: string; values: Values; periods: NoticePeriods };

/** The rich text of the section of periods, with its list as a table. */
function WithTable({ html, values, periods }: WithTableProps) {
  const [, before = "", list = "", after = ""] =
    /^([\s\S]*?)<ul[^>]*>([\s\S]*?)<\/ul>([\s\S]*)$/.exec(html) ?? [];
  const points = [...list.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map(([, point = ""]) => plainText(point));
  if (points.length === 0 || !points.every(isPeriod)) return <RichText html={html} values={values} />;
  return (
    <>
      <RichText html={before} values={values} />
      <Periods points={points} periods={periods} />
      <RichText html={after} values={values} />
    </>
  );
}

const isPeriod = (point: string) => point.includes(legalText.separator);

function Periods({ points, periods }: { points: string[]; periods: NoticePeriods }) {
  return (
    <section
      className={`${tableStyles.frame} ${cardStyles.card}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that may scroll sideways must be reached by keyboard
      tabIndex={0}
      aria-label={legalText.periods}
    >
      <table className={`${tableStyles.table} ${styles.periods}`}>
        <thead>
          <tr>
            <th scope="col">{legalText.data}</th>
            <th scope="col">{legalText.period}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => {
            const [what = "", ...period] = point.split(legalText.separator);
            return (
              <tr key={point}>
                <th scope="row">
                  <BidiText text={what} values={periods} />
                </th>
                <BidiText as="td" text={period.join(legalText.separator)} values={periods} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
