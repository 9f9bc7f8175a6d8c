import { useEffect, useState } from "react";

/** The token after `#welcome=` in the address, which is removed at once, so that no history or screenshot holds the token. */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const take = () => {
      const [, found] = /^#welcome=([\w-]{43})$/.exec(window.location.hash) ?? [];
      if (!found) return;
      setToken(found);
      window.history.replaceState(
        window.history.state,
        "",
        window.location.pathname + window.location.search,
      );
    };
    take();
    // A link pasted into the address bar of an open admin page only changes the hash and loads no page.
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, []);
  return token;
}
