import { ArrowLeft } from "lucide-react";
import { data } from "react-router";
import { useDrafted } from "../../content/page-content/sections/drafted-data.ts";
import { leadership } from "../../content/page-content/sections/texts/leadership.text.ts";
import { pages } from "../../content/shared/pages.text.ts";
import { linkTo } from "../../content/shared/pages.ts";
import { BustDrawings } from "../../content/team/bust.tsx";
import { MemberCard } from "../../content/team/member-card.tsx";
import { type ShownMember, shownOfMember } from "../../content/team/members.ts";
import { countActiveMembers, listActiveMembers } from "../../content/team/store.server.ts";
import { only } from "../../kernel/db/stored.ts";
import { counted } from "../../kernel/text/format.text.ts";
import { countOf } from "../../kernel/text/format.ts";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Pagination } from "../../ui/controls/pagination.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { type Fact, FactRows } from "../../ui/text/facts.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import { Balcony } from "../art/balcony.tsx";
import { withBlocks } from "../blocks/load-blocks.server.ts";
import { PageParts } from "../blocks/page-parts.tsx";
import { LoadFailure, NothingYet } from "../errors/load-failure.tsx";
import { NotFoundBoundary } from "../errors/not-found.tsx";
import { Crumbs } from "../frame/crumbs.tsx";
import type { PageHandle } from "../frame/page-handle.ts";
import { checkPlace } from "../loading/beyond-last.server.ts";
import { load, loadTexts } from "../loading/load.server.ts";
import { pageNumber, pageSize, toLimitOffset } from "../loading/pagination.ts";
import { ClosingCall } from "../parts/closing-call.tsx";
import { PaintedWhole } from "../parts/painted-whole.tsx";
import { leadershipText } from "../parts/people.text.ts";
import { Section } from "../parts/section.tsx";
import { missingMeta, pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/leadership-page.ts";
import styles from "./leadership.module.css";

export const handle: PageHandle = { scripts: false };
export const ErrorBoundary = NotFoundBoundary;
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta("leadership", matches, { page: loaderData.page }) : missingMeta(matches);

/** If the members store throws: an error state of its own, status 503; requirement LEAD-02. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageNumber(new URL(request.url).searchParams);
  const [texts, members] = await Promise.all([
    loadTexts(context, leadership),
    load(context, async (kernel) => ({
      list: (await listActiveMembers(kernel.reads, toLimitOffset(page))).map((member) =>
        only(member, shownOfMember),
      ),
      total: await countActiveMembers(kernel.reads),
    })),
  ]);
  if (members.ok) await checkPlace(context, { page, total: members.value.total });
  return data(await withBlocks(context, { texts, members, page }), { status: members.ok ? 200 : 503 });
}

export default function LeadershipPage({ loaderData }: Route.ComponentProps) {
  const { texts, blocks, members, page } = useDrafted(loaderData);
  return (
    <PageParts
      texts={texts}
      blocks={blocks}
      of={{
        hero: (
          <Section className={styles.hero}>
            <div className={styles.intro}>
              <Crumbs parents={[linkTo("homepage")]} current={pages.leadership.name} />
              <BidiText as="h1" className={typeStyles.headline} text={texts.heroTitle} />
            </div>
            <div className={styles.intro}>
              <BidiText as="p" className={typeStyles.lead} text={texts.heroLead} />
              {members.ok && members.value.total > 0 && (
                <dl className={styles.figures}>
                  <FactRows facts={figuresOf(members.value)} />
                </dl>
              )}
            </div>
          </Section>
        ),
        team: (
          <>
            {members.ok && <BustDrawings of={members.value.list.flatMap(({ portrait }) => portrait ?? [])} />}
            {members.ok && <Balcony members={members.value.list} />}
            {/* The row is centred, so each person who arrives would move the others. */}
            <PaintedWhole id="people-end" />
            <Section className={styles.team}>
              <h2 className={typeStyles.unseen}>{leadershipText.team}</h2>
              {members.ok ? (
                <Team members={members.value.list} />
              ) : (
                <LoadFailure title={leadershipText.failed} text={<FailureText />} retry="/leadership" />
              )}
              {members.ok && (
                <Pagination
                  current={page}
                  total={Math.ceil(members.value.total / pageSize)}
                  hrefOf={(number) => `/leadership?page=${number}`}
                />
              )}
            </Section>
          </>
        ),
        joining: (
          <Section className={styles.joining}>
            <div>
              <BidiText as="h2" className={typeStyles.subheading} text={texts.joinTitle} />
              <BidiText as="p" className={typeStyles.muted} text={texts.joinText} />
            </div>
            <a className={`${buttonStyles.button} ${buttonStyles.outlined}`} href="/contact">
              {texts.joinLink} <Icon of={ArrowLeft} className={buttonStyles.forward} />
            </a>
          </Section>
        ),
        call: <ClosingCall texts={texts} />,
      }}
    />
  );
}

function Team({ members }: { members: ShownMember[] }) {
  if (members.length === 0) {
    return <NothingYet {...leadershipText.empty} href="/contact" />;
  }
  return (
    <div className={styles.grid}>
      {members.map((member, index) => (
        <MemberCard key={member.id} member={member} place={index} />
      ))}
    </div>
  );
}

/** The number of members, and the sum of their years if the page shows all of them; unknown figures are left out. */
function figuresOf({ list, total }: { list: readonly ShownMember[]; total: number }): Fact[] {
  const years = list.length === total ? list.reduce((sum, member) => sum + (member.years ?? 0), 0) : 0;
  return [
    [leadershipText.together, years > 0 ? countOf(counted.year, years) : null],
    [leadershipText.inTeam, countOf(counted.member, total)],
  ];
}

function FailureText() {
  return (
    <>
      {leadershipText.failedHint}
      <br />
      <Ltr>{leadershipText.failedMessage}</Ltr>
    </>
  );
}
