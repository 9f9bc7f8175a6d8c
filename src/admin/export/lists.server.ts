/** Makes a call of the API as an owner; answers its body. Throws for a refusal. */
export type Ask = (path: string) => Promise<string>;

/** A file of the archive: its name, and its text piece by piece. */
export type ListFile = { name: string; read(): AsyncGenerator<string> };

const atOnce = 500; // records

/** A list of the API, by its path, and whether it is answered as a table too. */
export type ListOf = { name: string; isTable: boolean };

const requests = "project-requests";

/**
 * The lists of the site as people and other programs read them, one after the other: what the calls of the API answer to an owner, so
 * that nothing is described twice.
 */
export function filesOf(ask: Ask, lists: readonly ListOf[]): ListFile[] {
  const files = lists.flatMap(({ name, isTable }): ListFile[] =>
    name === requests
      ? [...filesNamed(requests, "?kind=quote", isTable), ...filesNamed("messages", "?kind=message", isTable)]
      : filesNamed(name, "", isTable),
  );
  function filesNamed(name: string, query: string, isTable: boolean): ListFile[] {
    const path = `/api/${query ? requests : name}`;
    const json = { name: `${name}.json`, read: () => wholeList(ask, path, query) };
    return isTable
      ? [{ name: `${name}.csv`, read: () => oneAnswer(ask, `${path}/export.csv${query}`) }, json]
      : [json];
  }
  return [
    ...files,
    { name: "audit.csv", read: () => oneAnswer(ask, "/api/audit/export.csv") },
    { name: "settings.json", read: () => oneAnswer(ask, "/api/settings") },
    { name: "pages.json", read: () => pages(ask) },
  ];
}

async function* oneAnswer(ask: Ask, path: string) {
  yield await ask(path);
}

async function* wholeList(ask: Ask, path: string, query: string) {
  let isFirst = true;
  for (let offset = 0; ; offset += atOnce) {
    const part = await ask(`${path}${query ? `${query}&` : "?"}limit=${atOnce}&offset=${offset}`);
    const records: unknown[] = JSON.parse(part);
    for (const record of records) {
      yield `${isFirst ? "[" : ","}\n${JSON.stringify(record)}`;
      isFirst = false;
    }
    if (records.length < atOnce) break;
  }
  yield isFirst ? "[]\n" : "\n]\n";
}

/** The published texts of each page, by its section. */
async function* pages(ask: Ask) {
  const sections: { section: string }[] = JSON.parse(await ask("/api/content"));
  const texts: Record<string, unknown> = {};
  for (const { section } of sections)
    texts[section] = JSON.parse(await ask(`/api/content/${section}`)).published;
  yield `${JSON.stringify(texts, null, 1)}\n`;
}
