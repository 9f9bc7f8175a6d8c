/** The size of a file in words. */
export const fileSize = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} كيلوبايت`
    : `${(bytes / 1024 / 1024).toFixed(1)} ميجابايت`;
