import { afterAll } from "vitest";
import { endFile } from "../src/kernel/testing/end-of-file.ts";

// Vitest's set-up for test files; it runs once for each file, also where files share a worker.
afterAll(endFile);
