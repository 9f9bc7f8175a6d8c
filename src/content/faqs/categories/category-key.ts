/** Makes a key from a name: its letters and digits, Arabic ones too, joined by hyphens; never empty. */
export function categoryKey(name: string): string {
  const words = name
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  return words.join("-").slice(0, 60) || "category";
}
