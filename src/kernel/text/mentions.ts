/** A user who can be mentioned in a note by `@` and their name. */
export type Colleague = { id: number; name: string };

export type Mention<Person> = { person: Person; written: string };

const letter = /[\p{L}\p{N}]/u;
/** A character before the `@` of an e-mail; not an Arabic letter, because the joined word for “and” may precede a mention. */
const local = /[a-z0-9._%+-]/i;

/**
 * Splits a text into its mentions and the texts between them; requirement DESK-07. Of two names with the same beginning the
 * longer one counts, and the `@` of an e-mail mentions nobody.
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

/** The people whom a text mentions, each once. */
export function mentionedIn<Person extends Colleague>(text: string, people: readonly Person[]): Person[] {
  const named = mentionParts(text, people).flatMap((part) => (typeof part === "string" ? [] : [part.person]));
  return [...new Set(named)];
}

/** The text typed after an `@` before the caret; undefined if there is none. */
export function mentionQuery(text: string, caret: number): { from: number; query: string } | undefined {
  const found = /(?:^|[^a-z0-9._%+-])@([^@\n]{0,40})$/i.exec(text.slice(0, caret));
  const query = found?.[1];
  return query === undefined ? undefined : { from: caret - query.length - 1, query };
}
