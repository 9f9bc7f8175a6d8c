/** The names in an object that has exactly the names of its type: an object of the code, not one received by a call. */
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

/** Narrows a text, such as the result of a list of choices, to one of the known values; undefined for any other. */
export function oneOf<Value extends string>(values: readonly Value[], text: unknown): Value | undefined {
  return values.find((value) => value === text);
}

/** The value of a key in a map; if missing, it is made and stored. */
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

/** `getOrMake` for what is made later. What failed is forgotten, so that whoever asks next has it made again. */
export function getOrMakeLater<Key, Value>(
  map: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  return getOrMake(map, key, () => {
    const made = make();
    made.catch(() => map.delete(key));
    return made;
  });
}
