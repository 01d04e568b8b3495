/** Begins something that the page can do without: in a browser that lacks what it needs, only this is missing. */
export function attempt<Result>(begin: () => Result): Result | undefined {
  try {
    return begin();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
