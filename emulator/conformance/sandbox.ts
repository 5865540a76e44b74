/** The project of cases under open rules, and the one under the table's own rules. */
export const OPEN_PROJECT = 'demo-conformance';
export const RULED_PROJECT = 'demo-conformance-rules';

/** A corner of one database that belongs to one case of one client. */
export class Sandbox {
  constructor(
    readonly project: string,
    readonly tag: string,
    readonly databaseId = '(default)',
  ) {}

  /** The same corner of another database. */
  in(databaseId: string): Sandbox {
    return new Sandbox(this.project, this.tag, databaseId);
  }

  /** The path of a document or collection in the database; empty, or a custom method alone, means the sandbox itself. */
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

  /** Back from a path or a full name to what the table says. */
  relative(path: string): string {
    const inDatabase = path.startsWith(this.database) ? path.slice(`${this.database}/documents/`.length) : path;
    const start = `runs/${this.tag}/`;
    return (inDatabase.startsWith(start) ? inDatabase.slice(start.length) : inDatabase).replaceAll(this.tag, '$');
  }

  /** A sentence in which full names of this sandbox’s documents are written `@c/d`. */
  sentence(text: string): string {
    return text.replaceAll(`${this.name('')}/`, '@').replaceAll(this.tag, '$');
  }
}
