/** The results are published, but the solo tables aren't updated. */
export class TablesError extends Error {
  constructor(cause: unknown) {
    super('The results are published, but the solo tables aren’t updated. Publish again, or update them at the desk.', {
      cause,
    });
  }
}
