export type MenuLink = { id: string; label: string; href: string; group?: string };
/** Links under a name; without a name they are shown as single links. */
export type LinkGroup = { name: string; links: MenuLink[] };

/**
 * Links in their order; those of one group are together at the place of its first link. Those that do not stand
 * now are left out; requirements PAGES-01, ART-01, OWN-01.
 */
export function linkGroups(links: readonly MenuLink[], stands: (href: string) => boolean): LinkGroup[] {
  const groups: LinkGroup[] = [];
  for (const link of links) {
    if (!stands(link.href)) continue;
    const name = link.group?.trim() ?? "";
    const known = name === "" ? groups.at(-1) : groups.find((group) => group.name === name);
    if (known?.name === name) known.links.push(link);
    else groups.push({ name, links: [link] });
  }
  return groups;
}
