/** A `{name}` or `{name=**}` segment of a path that isn't bound to a value yet. */
export class PathVariable {
  constructor(
    readonly name: string,
    readonly isGlob: boolean,
  ) {}
}
