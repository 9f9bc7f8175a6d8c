/**
 * The `Content-Disposition` of a file to save: under `shownName`, which may be in any script, and under `name` for a program that reads
 * Latin letters alone; RFC 6266.
 */
export const saveAs = (name: string, shownName?: string) =>
  `attachment; filename="${name}"${shownName === undefined ? "" : `; filename*=UTF-8''${encoded(shownName)}`}`;

/** As RFC 8187 asks for, where these signs have a meaning of their own. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
