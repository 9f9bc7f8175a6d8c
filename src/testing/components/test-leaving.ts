import { onTestFinished } from "vitest";

/** The paths of the documents to which the page goes from now on, in place of going there: the test would end with its page. */
export function noteDocuments(): string[] {
  const paths: string[] = [];
  const hold = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return;
    event.preventDefault();
    paths.push(new URL(event.destination.url).pathname);
  };
  navigation.addEventListener("navigate", hold);
  onTestFinished(() => navigation.removeEventListener("navigate", hold));
  return paths;
}
