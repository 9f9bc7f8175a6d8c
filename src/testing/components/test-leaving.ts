import { onTestFinished } from "vitest";

/** The addresses of the documents to which the page goes from now on, in place of going there: the test would end with its page. */
export function noteDocuments(): string[] {
  const addresses: string[] = [];
  const hold = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return;
    event.preventDefault();
    const { pathname, search, hash } = new URL(event.destination.url);
    addresses.push(pathname + search + hash);
  };
  navigation.addEventListener("navigate", hold);
  onTestFinished(() => navigation.removeEventListener("navigate", hold));
  return addresses;
}
