/** The parsed command line. */
export interface Arguments {
  readonly host: string;
  readonly port: number;
  readonly projectId: string | null;
  readonly rulesFile: string | null;
  readonly indexesFile: string | null;
  readonly seedFile: string | null;
  readonly logRequests: boolean;
  /** Only print the usage. */
  readonly help: boolean;
}

/**
 * Parses `--name value` and `--name=value`. Unknown flags are accepted, because firebase-tools passes some that mean
 * nothing here.
 */
export function parseArguments(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Arguments {
  const flags = new Map<string, string>();
  for (let i = 0; i < args.length; i++) {
    const match = /^--([^=]+)(?:=(.*))?$/s.exec(args[i] as string);
    if (!match) continue;
    const next = args[i + 1];
    if (match[2] !== undefined) flags.set(match[1] as string, match[2]);
    else if (next !== undefined && !next.startsWith('--')) flags.set(match[1] as string, args[++i] as string);
    else flags.set(match[1] as string, 'true');
  }
  const port = Number(flags.get('port') ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port must be a number from 0 to 65535, not "${flags.get('port') ?? ''}".`);
  return {
    host: flags.get('host') ?? '127.0.0.1',
    port,
    projectId: flags.get('project_id') ?? null,
    rulesFile: flags.get('rules') ?? null,
    indexesFile: flags.get('indexes') ?? environment.FIRESTORE_INDEXES ?? null,
    seedFile: flags.get('seed_from_export') ?? null,
    logRequests: (flags.get('log') ?? environment.FIRESTORE_LOG) === 'requests',
    help: flags.has('help'),
  };
}
