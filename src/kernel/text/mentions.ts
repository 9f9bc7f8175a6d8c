/** Whoever can be named in a note by `@` and their name. */
export type Colleague = { id: number; name: string };

export type Mention<Person> = { person: Person; written: string };

const letter = /[\p{L}\p{N}]/u;
/** What stands before the sign in an e-mail; an Arabic letter may stand there, as the joined word for “and”. */
const local = /[a-z0-9._%+-]/i;

/**
 * A text in its parts: what stands between mentions, and whom each names; requirement DESK-07. Of two names that begin alike
 * the longer counts, and the `@` of an e-mail names nobody.
 */
export function mentionParts<Person extends Colleague>(
  text: string,
  people: readonly Person[],
): (string | Mention<Person>)[] {
  const longest = people.toSorted((one, other) => other.name.length - one.name.length);
  const parts: (string | Mention<Person>)[] = [];
  let from = 0;
  for (const { index } of text.matchAll(/@/g)) {
    if (index < from || local.test(text[index - 1] ?? "")) continue;
    const person = longest.find(
      ({ name }) =>
        name !== "" && text.startsWith(name, index + 1) && !letter.test(text[index + 1 + name.length] ?? ""),
    );
    if (!person) continue;
    if (index > from) parts.push(text.slice(from, index));
    parts.push({ person, written: person.name });
    from = index + 1 + person.name.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

/** Whom a text names, each once. */
export function mentionedIn<Person extends Colleague>(text: string, people: readonly Person[]): Person[] {
  const named = mentionParts(text, people).flatMap((part) => (typeof part === "string" ? [] : [part.person]));
  return [...new Set(named)];
}

/** What is being typed after an `@` that stands before the caret; undefined where none is. */
export function mentionQuery(text: string, caret: number): { from: number; query: string } | undefined {
  const found = /(?:^|[^a-z0-9._%+-])@([^@\n]{0,40})$/i.exec(text.slice(0, caret));
  const query = found?.[1];
  return query === undefined ? undefined : { from: caret - query.length - 1, query };
}
