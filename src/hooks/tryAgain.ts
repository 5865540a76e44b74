let again = (): void => window.location.reload();

/** For "Try again": reads again what couldn't be read. */
export const tryAgain = (): void => again();

/** Tells how to. Only pages that read anything have that code. */
export const onTryAgain = (read: () => void): void => void (again = read);
