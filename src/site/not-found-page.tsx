import { ArrowLeft } from "lucide-react";
import { data } from "react-router";
import type { PageTexts } from "../content/page-content/section.ts";
import { defaultTexts } from "../content/page-content/section.ts";
import { notFound } from "../content/page-content/sections/not-found.text.ts";
import { BidiText } from "../ui/bidi-text.tsx";
import { Icon } from "../ui/icon.tsx";
import { Ltr } from "../ui/ltr.tsx";
import type { Route } from "./+types/not-found-page.ts";
import { safeHref } from "./action-links.tsx";
import { Wall } from "./art/wall.tsx";
import { loadTexts } from "./load.server.ts";
import type { PageHandle } from "./page-handle.ts";
import { pageMeta } from "./page-meta.ts";

export const handle: PageHandle = { scripts: false, chat: false };
export const meta: Route.MetaFunction = ({ matches }) => pageMeta("notfound", matches);

/** Every unknown address: status 404 and a page inside the layout; requirement SHELL-02. */
export async function loader({ context }: Route.LoaderArgs) {
  throw data(await loadTexts(context, notFound), { status: 404 });
}

export default function NotFoundPage() {
  return null; // The loader always throws: the page is the boundary below.
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NotFound texts={textsOf(error)} />;
}

type Texts = PageTexts<typeof notFound>;

/** The wall with a missing window. */
function NotFound({ texts }: { texts: Texts }) {
  const [first, ...others] = texts.links;
  const last = others.pop();
  return (
    <section className="lost">
      <div className="wrap">
        <div className="copy">
          <p className="code num">
            <Ltr>404</Ltr>
          </p>
          <h1 className="h1">
            <BidiText text={texts.heroTitle} />
          </h1>
          <p className="lead">
            <BidiText text={texts.heroLead} />
          </p>
          <div className="acts">
            {first && (
              <a className="btn" href={safeHref(first.href)}>
                {first.label}
              </a>
            )}
            {last && (
              <a className="btn line" href={safeHref(last.href)}>
                {last.label}
              </a>
            )}
          </div>
          {others.length > 0 && (
            <ul className="doors">
              {others.map(({ id, label, href }) => (
                <li key={id}>
                  <a href={safeHref(href)}>
                    <span>{label}</span>
                    <Icon of={ArrowLeft} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Wall kind="missing" />
      </div>
    </section>
  );
}

function textsOf(error: unknown): Texts {
  const thrown = typeof error === "object" && error !== null && "data" in error ? error.data : null;
  const isTexts = typeof thrown === "object" && thrown !== null && "heroTitle" in thrown;
  return isTexts ? (thrown as Texts) : defaultTexts(notFound);
}
