/**
 * Stands in for the regular expressions that Firestore's SDK carries along for its pipelines (a third of its weight): no query of this
 * app is a pipeline, and only a pipeline's expressions ask for them. next.config.ts puts it in their place.
 */
export const RE2JS = {
  /** Breaks: whoever begins to use pipelines takes the stand-in out of next.config.ts. */
  compile(): never {
    throw new Error('Pipelines need the regular expressions that next.config.ts leaves out.');
  },
};
