/** Whether a question has an answer that is not blank; FAQ-05, AFAQ-01. */
export function isAnswered({ answer }: { answer: string }): boolean {
  return answer.trim() !== "";
}
