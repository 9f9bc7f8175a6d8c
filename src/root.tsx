import { type ReactNode, useContext, useEffect } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import { Nonce } from "./nonce.ts";
import { ErrorPage } from "./site/errors/error-page.tsx";
import { earlyScript } from "./site/frame/early-script.ts";
// Compiled to one file of its own, which the early script loads; it runs in the page like any other.
import exchangeFonts from "./site/frame/exchange-fonts.ts?worker&url";
import type { loader as siteLoader } from "./site/frame/layout.tsx";
import { handleOf, isStatic } from "./site/frame/page-handle.ts";
import { speculationRules } from "./site/frame/speculation-rules.ts";
import { BrandContext, brandStyle } from "./ui/brand/brand.ts";

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(Nonce);
  // The site's own default, until the visitor chooses; requirement SHELL-06.
  const theme = useRouteLoaderData<typeof siteLoader>("site")?.settings.defaultTheme ?? "light";
  const matches = useMatches();
  const inAdmin = matches.some(({ id }) => id === "admin" || id === "preview");
  const brand = useContext(BrandContext);
  const isStaticPage = isStatic(matches.map(({ handle }) => handle));
  const isInEnglish = matches.some(({ handle, loaderData }) => handleOf(handle).isInEnglish?.(loaderData));
  return (
    // The early script sets the class before first paint, so the class from the server may differ.
    <html
      lang={isInEnglish ? "en" : "ar"}
      dir={isInEnglish ? "ltr" : "rtl"}
      className={theme}
      data-theme-default={theme}
      data-brand={brand.attribute}
      // For the early script and what it loads; decision 73.
      data-family={brand.family}
      data-fonts={brand.fonts.join(" ")}
      data-exchange={exchangeFonts}
      suppressHydrationWarning
    >
      <head>
        {/* Before all other styles, so that no page is drawn, and no font requested, without the brand. */}
        {brand.css === "" ? null : (
          <style href={brandStyle} precedence={brandStyle} nonce={nonce}>
            {brand.css}
          </style>
        )}
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Numbers that are links are links already; Safari would make more of prices, years and registration numbers. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        {/* For React Aria, which styles itself in the admin. A public page is cached and carries no nonce. */}
        {inAdmin ? <meta property="csp-nonce" content={nonce} suppressHydrationWarning /> : null}
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? earlyScript : "" }}
        />
        {inAdmin ? null : (
          <script
            type="speculationrules"
            nonce={nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash
            dangerouslySetInnerHTML={{ __html: speculationRules }}
          />
        )}
        <link rel="icon" href={`/favicon.svg${brand.iconTag}`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`/icons/apple-touch-icon.png${brand.iconTag}`} />
        {inAdmin ? null : <link rel="manifest" href="/site.webmanifest" />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {isStaticPage ? null : <ScrollRestoration nonce={nonce} />}
        {isStaticPage ? null : <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(() => {
    document.documentElement.dataset.live = "";
  }, []);
  return <Outlet />;
}

/** Shows the errors that no page's own error state caught; requirement SHELL-07. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  const stack = import.meta.env.DEV && error instanceof Error ? error.stack : undefined;
  return <ErrorPage path={pathname + search} stack={stack} />;
}
