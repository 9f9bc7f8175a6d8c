/**
 * The style sheet of a page of its own, after the one of the site, for what no other page needs: so the shared file stays
 * small. React moves the link to the head.
 *
 *     import styles from "../forms/forms.css?url";
 *     <PageStyle href={styles} />
 */
export function PageStyle({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="page" />;
}
