/*
 * Until migration 0101, drafts named the fields of records and settings `record-packages-3-price` and `setting-phone`, and the
 * items of their lists after these names. Browsers may still keep unsaved texts under them.
 */

/** The address that a former name means; any other name as it is. */
export function addressOfFormer(name: string): string {
  const [, setting] = /^setting-([A-Za-z\d]+)$/.exec(name) ?? [];
  if (setting) return `settings/site/${setting}`;
  return name.replace(/^record-([a-z]+)-([\w-]{1,64})-([A-Za-z\d]+)$/, "$1/$2/$3");
}

/** A value that was kept under a former name, as JSON, with the present ids of its items. */
export function jsonOfFormer(name: string, json: string): string {
  const field = addressOfFormer(name).split("/").at(-1) ?? name;
  return field === name ? json : json.replaceAll(`"id":"${name}-`, `"id":"${field}-`);
}

/** Values by name, those of records under their addresses. */
export const ofFormer = <Value>(values: { [name: string]: Value }): { [name: string]: Value } =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      addressOfFormer(name),
      JSON.parse(jsonOfFormer(name, JSON.stringify(value))),
    ]),
  );
