import { lazy, Suspense } from "react";
import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router";
import { manifestPath } from "../../accounts/notices/notice-paths.ts";
import { demoHint } from "../../accounts/sign-in/demo-account.server.ts";
import { LoginMain } from "../../accounts/sign-in/login-main.tsx";
import { useLinkToken } from "../../accounts/sign-in/use-link-token.ts";
import { kernelContext } from "../../kernel/process/kernel.server.ts";
import type { Route } from "./+types/layout.ts";
import styles from "./admin.css?url";
import { adminText, haltText } from "./admin.text.ts";
import { AdminError } from "./admin-error.tsx";
import { titleAt, titleOf } from "./screens.ts";
import { StaffFrame } from "./staff-frame.tsx";

// Loaded by those who are not signed in alone.
const LoginContent = lazy(async () => ({
  default: (await import("../../accounts/sign-in/login-screen.tsx")).LoginContent,
}));

const noStore = { "Cache-Control": "no-store" };

/**
 * Loads the signed-in user. Without a session, every address under /admin answers 401 with the login and no stored data;
 * requirement AUTH-05. It answers 503 when the database cannot be reached.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const kernel = context.get(kernelContext);
  try {
    const session = await kernel.authenticate(request);
    const agency = await kernel.agencyName();
    if (session) return data({ profile: session.user, demo: null, agency }, { headers: noStore });
    return data({ profile: null, demo: await demoHint(kernel), agency }, { status: 401, headers: noStore });
  } catch (cause) {
    kernel.log.error({ err: cause }, "the admin could not read the session");
    throw data(null, { status: 503, headers: { ...noStore, "Retry-After": "5" } });
  }
}

/** Reloads only when a screen asks for it, not at each change of the URL, such as a search; the API guards each call itself. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href;
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "manifest", href: manifestPath },
];

/** Sets the titles of all screens here, because the screens of slices know nothing of the admin. */
export function meta({ location, loaderData, error }: Route.MetaArgs) {
  const agency = loaderData?.agency ?? "";
  const title = error
    ? titleOf(haltText.unavailable.title, agency)
    : loaderData?.profile
      ? titleAt(location.pathname, agency)
      : titleOf(adminText.login, agency);
  return [{ title }, { name: "robots", content: "noindex" }];
}

export default function AdminLayout({ loaderData: { profile, demo } }: Route.ComponentProps) {
  // A one-time link is meant for the person who opens it, even when another account is signed in here.
  const linkToken = useLinkToken();
  if (linkToken)
    return (
      <LoginMain>
        <Suspense>
          <LoginContent demo={null} linkToken={linkToken} />
        </Suspense>
      </LoginMain>
    );
  // Without a boundary the server sends it in its place, and not behind a script.
  if (!profile)
    return (
      <LoginMain>
        <LoginContent demo={demo} />
      </LoginMain>
    );
  return <StaffFrame profile={profile} />;
}

/** Shows that the database cannot be reached (503), or that a screen failed; requirement SHELL-07. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isAway = isRouteErrorResponse(error) && error.status === 503;
  const stack = import.meta.env.DEV && error instanceof Error ? error.stack : undefined;
  return <AdminError kind={isAway ? "unavailable" : "failed"} stack={stack} />;
}
