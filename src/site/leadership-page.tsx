import { ArrowLeft, RotateCw } from "lucide-react";
import { data } from "react-router";
import { leadership } from "../content/page-content/sections/leadership.text.ts";
import { MemberCard } from "../content/team/member-card.tsx";
import { type ShownMember, shownOfMember } from "../content/team/members.ts";
import { countActiveMembers, listActiveMembers } from "../content/team/store.server.ts";
import { renderNotesContext } from "../kernel/kernel.server.ts";
import { only } from "../kernel/stored.ts";
import { BidiText } from "../ui/bidi-text.tsx";
import { Icon } from "../ui/icon.tsx";
import { Ltr } from "../ui/ltr.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { EmptyState, ErrorState } from "../ui/states.tsx";
import type { Route } from "./+types/leadership-page.ts";
import { CallBand } from "./call-band.tsx";
import { load, loadTexts, withPictures } from "./load.server.ts";
import type { PageHandle } from "./page-handle.ts";
import { PageHero } from "./page-hero.tsx";
import { pageMeta } from "./page-meta.ts";
import { pageOf, pageSize, partOf } from "./page-of.ts";
import { leadershipText } from "./people.text.ts";
import { siteText } from "./site.text.ts";

export const handle: PageHandle = { scripts: false };
export const meta: Route.MetaFunction = ({ matches }) => pageMeta("leadership", matches);

/** With the members store throwing: its own error state, status 503; requirement LEAD-02. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = pageOf(new URL(request.url).searchParams);
  const [texts, members] = await Promise.all([
    loadTexts(context, leadership),
    load(context, async (kernel) => ({
      list: (await listActiveMembers(kernel.reads, partOf(page))).map((member) =>
        only(member, shownOfMember),
      ),
      total: await countActiveMembers(kernel.reads),
    })),
  ]);
  // An address that finds nothing is anybody's invention: it does not take a place in the page cache.
  if (members.ok && page > 1 && members.value.list.length === 0)
    context.get(renderNotesContext).degraded = true;
  return data(await withPictures(context, { texts, members, page }), { status: members.ok ? 200 : 503 });
}

export default function LeadershipPage({ loaderData: { texts, members, page } }: Route.ComponentProps) {
  return (
    <>
      <PageHero current={siteText.nav.leadership} title={texts.heroTitle} lead={texts.heroLead} />
      <section className="undersec">
        <div className="wrap stack28">
          {members.ok ? <Team members={members.value.list} /> : <Failed />}
          {members.ok && (
            <Pagination
              current={page}
              total={Math.ceil(members.value.total / pageSize)}
              hrefOf={(number) => `/leadership?page=${number}`}
            />
          )}
        </div>
      </section>
      <section className="section tight ruled">
        <div className="wrap joinrow">
          <div>
            <h2 className="h3">
              <BidiText text={texts.joinTitle} />
            </h2>
            <p className="muted">
              <BidiText text={texts.joinText} />
            </p>
          </div>
          <a className="btn line" href="/contact">
            {texts.joinLink} <Icon of={ArrowLeft} className="go" />
          </a>
        </div>
      </section>
      <CallBand title={texts.ctaTitle} text={texts.ctaText} links={texts.ctaLinks} />
    </>
  );
}

/** In three columns no place stays empty: the first card takes two of them where two cards are left over, all where one is. */
function Team({ members }: { members: ShownMember[] }) {
  if (members.length === 0) {
    return (
      <EmptyState
        title={leadershipText.empty.title}
        actions={
          <a className="btn line sm" href="/contact">
            {leadershipText.empty.action}
          </a>
        }
      >
        {leadershipText.empty.text}
      </EmptyState>
    );
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

function Failed() {
  return (
    <div role="alert">
      <ErrorState
        title={leadershipText.failed}
        actions={
          <a className="btn line sm" href="/leadership">
            <Icon of={RotateCw} />
            {siteText.retry}
          </a>
        }
      >
        {leadershipText.failedHint}
        <br />
        <Ltr>{leadershipText.failedMessage}</Ltr>
      </ErrorState>
    </div>
  );
}
