// Letters, digits and the signs that mailboxes have in fact: what RFC 5322 allows besides, mail programs read in different ways.
const mailbox = /^[\p{L}\p{M}\p{N}_+'-]+(\.[\p{L}\p{M}\p{N}_+'-]+)*$/u;
const domain = /^([\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;
const longest = 254;

/**
 * `mailto:` address of an e-mail, with subject and body where they are given; undefined when it is no plain address. Visitors
 * may type what they like as their e-mail, and `a@b.example?bcc=…` would add a reader to what staff send; SEC-09.
 */
export function mailLink(email: string, words: { subject?: string; body?: string } = {}): string | undefined {
  const [box = "", host = "", ...more] = email.trim().split("@");
  const isPlain = mailbox.test(box) && domain.test(host) && more.length === 0;
  if (!isPlain || email.trim().length > longest) return undefined;
  const query = Object.entries(words)
    // Mail programs read a plus as a plus, so spaces are not written as one; lines end as mail has them.
    .map(([name, text]) => `${name}=${encodeURIComponent(text.replace(/\r?\n/g, "\r\n"))}`)
    .join("&");
  return `mailto:${encodeURIComponent(box)}@${encodeURIComponent(host)}${query && `?${query}`}`;
}
