// Letters, digits and the signs that mailboxes really use; mail programs disagree about the others that RFC 5322 allows.
const mailbox = /^[\p{L}\p{M}\p{N}_+'-]+(\.[\p{L}\p{M}\p{N}_+'-]+)*$/u;
const domain = /^([\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;
const longest = 254;

/**
 * `mailto:` address of an e-mail, with subject and body if given; undefined when the e-mail is not a plain address. Visitors
 * may type anything as their e-mail, and `a@b.example?bcc=…` would add a recipient to the mails of staff; SEC-09.
 */
export function mailLink(email: string, words: { subject?: string; body?: string } = {}): string | undefined {
  const [box = "", host = "", ...more] = email.trim().split("@");
  const isPlain = mailbox.test(box) && domain.test(host) && more.length === 0;
  if (!isPlain || email.trim().length > longest) return undefined;
  const query = Object.entries(words)
    // Spaces are not encoded as plus, which mail programs take literally; lines end with CRLF as in mail.
    .map(([name, text]) => `${name}=${encodeURIComponent(text.replace(/\r?\n/g, "\r\n"))}`)
    .join("&");
  return `mailto:${encodeURIComponent(box)}@${encodeURIComponent(host)}${query && `?${query}`}`;
}
