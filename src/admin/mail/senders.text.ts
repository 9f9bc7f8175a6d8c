/** Who mails say that they are from. */
export const senders = {
  /** What the site tells by itself. */
  site: (agency: string) => `موقع ${agency}`,
  /** What the admin tells the people who work in it. */
  desk: (agency: string) => `إدارة ${agency}`,
  /** What somebody of the agency writes. */
  person: (name: string, agency: string) => `${name} من ${agency}`,
};

export const englishSender = (name: string, agency: string) => `${name}, ${agency}`;
