/** Something the operator can mend (a taken port, a locked directory): told in one line, without a stack. */
export class OperatorError extends Error {
  override name = "OperatorError";
}
