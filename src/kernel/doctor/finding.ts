/** What a check has found: a fault ends the command with 1, a warning is worth a look. */
export type Finding = { level: "ok" | "warning" | "fault"; about: string; sentence: string };

/** The findings of one subject. */
export function findingsAbout(about: string) {
  return {
    ok: (sentence: string): Finding => ({ level: "ok", about, sentence }),
    warning: (sentence: string): Finding => ({ level: "warning", about, sentence }),
    fault: (sentence: string): Finding => ({ level: "fault", about, sentence }),
  };
}
