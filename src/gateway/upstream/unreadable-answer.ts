/** Why an answer with the status of success cannot be read; for administrators. */
export class UnreadableAnswer extends Error {
  /** Completes the sentence “The API's list …”; it contains no text of the answer. */
  readonly fault: string;

  constructor(fault: string) {
    super(fault);
    this.name = "UnreadableAnswer";
    this.fault = fault;
  }
}
