/** The command of the built server that makes the archive of an export, so that no page waits for it. */
export const exportCommand = "export-site";
