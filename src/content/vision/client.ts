import { apiClient } from "../../kernel/api-client.ts";
import type { VisionRecord } from "./schema.ts";
import { readVisionItem, type VisionAnswer } from "./wire.ts";

export const visionClient = apiClient<VisionRecord, VisionAnswer>("/api/vision-items", readVisionItem);
