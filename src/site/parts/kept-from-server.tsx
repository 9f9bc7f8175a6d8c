/** What the server drew, which the browser keeps: the scripts of a page that wakes up do not bring what draws it. */
export function KeptFromServer({ as: Tag }: { as: "section" | "ul" | "div" }) {
  return (
    <Tag
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it keeps the browser from drawing it anew
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
