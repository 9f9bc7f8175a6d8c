import { useContext } from "react";
import { Picture } from "../../../../ui/pictures/picture.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { BidiText } from "../../../../ui/text/bidi-text.tsx";
import { pageList } from "../../../shared/pages.ts";
import { inAgencyWords } from "../../sections/agency-words.ts";
import { type HeadAgency, headWords, namedTitle, ownHeadWords } from "../../sections/head-words.ts";
import { saidForSearch } from "../../sections/said-for-search.ts";
import type { FieldValues, Section } from "../../sections/section.ts";
import { withAgencyWords } from "../../sections/with-agency-words.ts";
import { AgencyContext } from "./agency-context.ts";
import { searchText as words } from "./search.text.ts";
import { lettersOf, searchLimits, shownOf, titleWidth } from "./search-limits.ts";
import styles from "./search-preview.module.css";

type PreviewProps = { section: Section; values: FieldValues };

/** The page in the results of a search, as it will be published, with what is cut of its words; requirement OWN-01. */
export function ResultPreview({ section, values }: PreviewProps) {
  const agency = useContext(AgencyContext);
  if (!agency) return <Awaited />;
  const { title, description } = saidOf(section, values, agency);
  const { titleWidth: widest, description: most } = searchLimits;
  const shownTitle = shownOf(title, (text) => titleWidth(text) <= widest);
  const shownDescription = shownOf(description, (text) => lettersOf(text).length <= most);
  const path = decodeURI(section.route ?? "/").slice(1);
  return (
    <figure className={styles.preview}>
      <figcaption>{words.result}</figcaption>
      <div className={styles.result}>
        <p className={styles.address}>
          <b>{agency.words.agency}</b>
          <bdi dir="ltr">{[window.location.host, ...path.split("/").filter(Boolean)].join(" › ")}</bdi>
        </p>
        <BidiText as="p" className={styles.title} dir="auto" text={shownTitle.shown} />
        <BidiText as="p" className={styles.description} dir="auto" text={shownDescription.shown} />
      </div>
      <p className={`${typeStyles.muted} ${typeStyles.small}`}>
        {words.lengths({ width: titleWidth(title), widest, letters: lettersOf(description).length, most })}
      </p>
      <Warnings of={[shownTitle.isCut && words.cut.title, shownDescription.isCut && words.cut.description]} />
    </figure>
  );
}

/** The page where somebody shares its address: its card, drawn as the server draws it, above its words; requirement OWN-01. */
export function SharedPreview({ section, values }: PreviewProps) {
  const agency = useContext(AgencyContext);
  if (!agency) return <Awaited />;
  const { description, headline, picture, alt } = saidOf(section, values, agency);
  const shownHeadline = shownOf(headline, (text) => lettersOf(text).length <= searchLimits.sharedTitle);
  return (
    <figure className={styles.preview}>
      <figcaption>{words.shared}</figcaption>
      <div className={styles.shared}>
        <div className={styles.card} role="img" aria-label={alt || headline}>
          <div>
            <small>{agency.words.agency}</small>
            <b>{headline}</b>
          </div>
          {picture && <Picture path={picture} alt="" sizes="200px" />}
        </div>
        <div className={styles.words}>
          <bdi dir="ltr">{window.location.host}</bdi>
          <BidiText as="b" dir="auto" text={shownHeadline.shown} />
          <BidiText as="p" dir="auto" text={description} />
        </div>
      </div>
      <Warnings of={[shownHeadline.isCut && words.cut.shared]} />
    </figure>
  );
}

/** The page beside the fields has not told yet whose it is. */
const Awaited = () => <p className={`${typeStyles.muted} ${typeStyles.small}`}>{words.loading}</p>;

/** Always there, so that a warning is announced when it appears; without figures, which would be read with each letter. */
function Warnings({ of }: { of: readonly (string | false)[] }) {
  return (
    <div className={styles.warnings} role="status">
      {of.map((warning) => warning && <p key={warning}>{warning}</p>)}
    </div>
  );
}

/** The words of the page's head as they will be published. */
function saidOf(section: Section, values: FieldValues, { words: agency, isHouse }: HeadAgency) {
  const filled = withAgencyWords(section, values, agency);
  const page = pageList.find(({ key }) => key === section.key);
  const head = page ? headWords(page.key, filled, isHouse) : ownHeadWords(section.label, filled);
  const { picture, alt } = saidForSearch(filled);
  return {
    title: namedTitle(inAgencyWords(head.title, agency), agency.agency),
    description: inAgencyWords(head.description, agency),
    headline: head.headline,
    picture,
    alt,
  };
}
