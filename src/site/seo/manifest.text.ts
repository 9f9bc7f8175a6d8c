/** Names of what a home screen shows as an app. */
export const manifestText = {
  /** The site may stand beside it. */
  ofAdmin: (agency: string) => `إدارة ${agency}`,
};
