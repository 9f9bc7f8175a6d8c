/** The names in an object that holds no others than its type says: one of the code, not one that travelled. */
export function keysOf<T extends object>(object: T): (keyof T & string)[] {
  return Object.keys(object) as (keyof T & string)[]; // Object.keys cannot know that there are no others
}

/** An object with a value for each of these names. */
export function byName<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>; // each has one
}

/** The one of the known values that a text is, as in what a list of choices hands back; undefined for any other. */
export function oneOf<Value extends string>(values: readonly Value[], text: unknown): Value | undefined {
  return values.find((value) => value === text);
}

/** What a map holds for a key; made, and kept from then on, where it holds nothing yet. */
export function getOrMake<Key, Value>(
  map: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
