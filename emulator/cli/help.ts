/** What `--help` prints. */
export const HELP = `A Firestore emulator. It ends on SIGINT, on SIGTERM, and when the program that started it is gone:
in the background of a shell, it ends with that shell.

Usage: node emulator/cli/firestore.mjs [flags]

  --host HOST               The address to listen on. Default: 127.0.0.1
  --port PORT               The port to listen on; 0 takes a free one. Default: 8080
  --project_id PROJECT      The project that --seed_from_export imports into. Default: demo-project
  --rules FILE              The security rules of every project that was not given any.
                            Without this flag everything is allowed.
  --indexes FILE            Refuse queries whose composite index is not in this file
                            (firestore.indexes.json). Also: FIRESTORE_INDEXES
  --log requests            Print a line for each request. Also: FIRESTORE_LOG
  --seed_from_export FILE   Start with an export, named by its .overall_export_metadata file.
  --help                    Print this and exit.

A flag takes its value after a space or an equals sign. Other flags, such as those that
firebase-tools passes, are accepted and ignored.
`;
