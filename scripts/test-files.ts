/** Whether a file is a test or a helper of tests (`test-*.ts`, `test-*.tsx`), by its path with forward slashes. */
export const isTestFile = (file: string) => /\.test\.tsx?$|\/test-[^/]*\.tsx?$/.test(file);
