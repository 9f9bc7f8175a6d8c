import { ArrowLeft } from "lucide-react";
import { data } from "react-router";
import { leadership } from "../../content/page-content/sections/texts/leadership.text.ts";
import { MemberCard } from "../../content/team/member-card.tsx";
import { type ShownMember, shownOfMember } from "../../content/team/members.ts";
import { countActiveMembers, listActiveMembers } from "../../content/team/store.server.ts";
import { only } from "../../kernel/db/stored.ts";
import { Pagination } from "../../ui/controls/pagination.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import { LoadFailure, NothingYet } from "../errors/load-failure.tsx";
import { NotFoundBoundary } from "../errors/not-found.tsx";
import type { PageHandle } from "../frame/page-handle.ts";
import { PageHero } from "../frame/page-hero.tsx";
import { siteText } from "../frame/site.text.ts";
import { refuseBeyondLast } from "../loading/beyond-last.server.ts";
import { load, loadTexts, withPictures } from "../loading/load.server.ts";
import { pageNumber, pageSize, toLimitOffset } from "../loading/pagination.ts";
import { ClosingCall } from "../parts/closing-call.tsx";
import { leadershipText } from "../parts/people.text.ts";
import { Section } from "../parts/section.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/leadership-page.ts";

export const handle: PageHandle = { scripts: false };
export const ErrorBoundary = NotFoundBoundary;
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta("leadership", matches, { page: loaderData.page }) : pageMeta("notfound", matches);

/** With the members store throwing: its own error state, status 503; requirement LEAD-02. */
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
  if (members.ok) await refuseBeyondLast(context, page, members.value.total);
  return data(await withPictures(context, { texts, members, page }), { status: members.ok ? 200 : 503 });
}

export default function LeadershipPage({ loaderData: { texts, members, page } }: Route.ComponentProps) {
  return (
    <>
      <PageHero current={siteText.nav.leadership} title={texts.heroTitle} lead={texts.heroLead} />
      <Section className="undersec" inside="stack28">
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
      <Section className="section tight ruled" inside="joinrow">
        <div>
          <BidiText as="h2" className="h3" text={texts.joinTitle} />
          <BidiText as="p" className="muted" text={texts.joinText} />
        </div>
        <a className="btn line" href="/contact">
          {texts.joinLink} <Icon of={ArrowLeft} className="go" />
        </a>
      </Section>
      <ClosingCall texts={texts} />
    </>
  );
}

/** In three columns no place stays empty: the first card takes two of them where two cards are left over, all where one is. */
function Team({ members }: { members: ShownMember[] }) {
  if (members.length === 0) {
    return <NothingYet {...leadershipText.empty} href="/contact" />;
  }
  const over = members.length % 3;
  return (
    <div className={over === 1 ? "leaders first-row" : "leaders"}>
      {members.map((member, index) => (
        <MemberCard key={member.id} member={member} wide={index === 0 && over > 0} />
      ))}
    </div>
  );
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
