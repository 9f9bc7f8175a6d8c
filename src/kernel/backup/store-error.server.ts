import { OperatorError } from "../process/config.server.ts";

/** Thrown when a copy cannot be made or differs from its source. The message is a sentence for the operator. */
export class StoreError extends OperatorError {}
