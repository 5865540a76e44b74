/** A `{name}` or `{name=**}` of a path that has no value yet. */
export class PathVariable {
  constructor(
    readonly name: string,
    readonly isGlob: boolean,
  ) {}
}
