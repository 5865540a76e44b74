/** The project for cases with open rules, and the one with the table's rules. */
export const OPEN_PROJECT = 'demo-conformance';
export const RULED_PROJECT = 'demo-conformance-rules';

/** The part of one database that belongs to one case of one client. */
export class Sandbox {
  constructor(
    readonly project: string,
    readonly tag: string,
    readonly databaseId = '(default)',
  ) {}

  /** The same sandbox in another database. */
  in(databaseId: string): Sandbox {
    return new Sandbox(this.project, this.tag, databaseId);
  }

  /**
   * The path of a document or collection in the database. An empty path, or a custom method alone, means the sandbox
   * itself.
   */
  path(relative: string): string {
    const slash = relative === '' || relative.startsWith(':') ? '' : '/';
    return `runs/${this.tag}${slash}${relative.replaceAll('$', this.tag)}`;
  }

  /** The id of a collection group. */
  id(relative: string): string {
    return relative.replaceAll('$', this.tag);
  }

  get database(): string {
    return `projects/${this.project}/databases/${this.databaseId}`;
  }

  /** The full name of a document. */
  name(relative: string): string {
    return `${this.database}/documents/${this.path(relative)}`;
  }

  /** Converts a path or a full name back to the table's form. */
  relative(path: string): string {
    const inDatabase = path.startsWith(this.database) ? path.slice(`${this.database}/documents/`.length) : path;
    const start = `runs/${this.tag}/`;
    return (inDatabase.startsWith(start) ? inDatabase.slice(start.length) : inDatabase).replaceAll(this.tag, '$');
  }

  /** A message with the full names of this sandbox's documents written as `@c/d`. */
  sentence(text: string): string {
    return text.replaceAll(`${this.name('')}/`, '@').replaceAll(this.tag, '$');
  }
}
