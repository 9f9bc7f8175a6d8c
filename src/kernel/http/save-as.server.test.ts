import { expect, test } from "vitest";
import { saveAs } from "./save-as.server.ts";

test("THREAD-01 PAPER-01 a file is saved under its name in any script, and under a Latin one for other programs", () => {
  expect(saveAs("quotes.csv")).toBe('attachment; filename="quotes.csv"');
  expect(saveAs("file.pdf", "عقد نورة.pdf")).toBe(
    `attachment; filename="file.pdf"; filename*=UTF-8''%D8%B9%D9%82%D8%AF%20%D9%86%D9%88%D8%B1%D8%A9.pdf`,
  );
  // Each of these would end the value or begin a new part of the header.
  expect(saveAs("file.pdf", `"it's" (1)*;.pdf`)).toBe(
    `attachment; filename="file.pdf"; filename*=UTF-8''%22it%27s%22%20%281%29%2A%3B.pdf`,
  );
});
