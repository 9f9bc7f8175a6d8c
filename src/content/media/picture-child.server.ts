import { answerCalls } from "./answer-calls.server.ts";

// The process of pictures where there is no build: Node runs this file itself, and therefore nothing with TSX (`drawings`).
answerCalls({ pictures: () => import("./picture.server.ts") });
