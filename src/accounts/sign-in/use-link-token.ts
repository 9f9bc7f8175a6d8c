import { useEffect, useState } from "react";

/** The token behind `#welcome=` in the address, which is taken out of it at once: no history and no picture keeps it. */
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
    // Pasted over an admin page that is open already, the link loads nothing.
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, []);
  return token;
}
