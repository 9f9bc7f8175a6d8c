type Place = { readonly x?: number; readonly y?: number; readonly width?: number; readonly height?: number };

const names = ["x", "y", "width", "height"] as const;
const properties = { x: "left", y: "top", width: "width", height: "height" } as const; // physical, because measured boxes are
const placed = new WeakMap<HTMLElement, Place>();

/**
 * Puts an element at a measured place, in CSS pixels. It is called in each frame and sets only what differs from the last call,
 * because setting a property, even to the same value, makes the browser compute styles and layout again.
 */
export function placeAt(element: HTMLElement, place: Place) {
  const before = placed.get(element);
  for (const name of names)
    if (place[name] !== undefined && place[name] !== before?.[name])
      element.style.setProperty(properties[name], `${place[name]}px`);
  placed.set(element, { ...before, ...place });
}
