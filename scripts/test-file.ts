import { afterAll } from "vitest";
import { endFile } from "../src/kernel/testing/end-of-file.ts";

// Vitest's set-up for each file of tests; it runs again for each, also where they share a worker.
afterAll(endFile);
