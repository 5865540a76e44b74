import type { FunctionDeclaration, MatchBlock, PatternSegment, RulesSource, ServiceBlock } from './ast';

/** What names refer to at a position in a source: the wildcards and functions of the block and all enclosing blocks. */
export class Scope {
  readonly functions = new Map<string, ScopedFunction>();
  readonly wildcards = new Map<string, number>();

  constructor(
    readonly parent: Scope | null,
    readonly service: string,
    declarations: readonly FunctionDeclaration[],
  ) {
    for (const declaration of declarations) {
      if (!this.functions.has(declaration.name)) this.functions.set(declaration.name, { declaration, scope: this });
    }
  }

  /** The function of that name in the innermost scope. */
  findFunction(name: string): ScopedFunction | undefined {
    return this.functions.get(name) ?? this.parent?.findFunction(name);
  }

  /** The slot that holds a wildcard's value while a match is evaluated. */
  findWildcard(name: string): number | undefined {
    return this.wildcards.get(name) ?? this.parent?.findWildcard(name);
  }
}

/** A function and the scope of its body. */
export interface ScopedFunction {
  readonly declaration: FunctionDeclaration;
  readonly scope: Scope;
}

/** A match block with its full path, from the service down. */
export interface ScopedMatch {
  readonly block: MatchBlock;
  readonly pattern: readonly PatternSegment[];
  readonly scope: Scope;
  readonly depth: number;
}

/** A service with all of its match blocks in source order. */
export interface ScopedService {
  readonly block: ServiceBlock;
  readonly scope: Scope;
  readonly matches: readonly ScopedMatch[];
}

/** Builds the scopes of a source. */
export function scopeServices(source: RulesSource): ScopedService[] {
  return source.services.map((block) => {
    const root = new Scope(null, block.name, source.functions);
    const scope = new Scope(root, block.name, block.functions);
    const matches: ScopedMatch[] = [];
    for (const match of block.matches) scopeMatch(match, [], scope, 1, matches);
    return { block, scope, matches };
  });
}

function scopeMatch(
  block: MatchBlock,
  outer: readonly PatternSegment[],
  parent: Scope,
  depth: number,
  found: ScopedMatch[],
): void {
  const scope = new Scope(parent, parent.service, block.functions);
  let slot = outer.filter((segment) => segment.kind !== 'literal').length;
  for (const segment of block.pattern) {
    if (segment.kind === 'literal') continue;
    scope.wildcards.set(segment.name, slot);
    slot += 1;
  }
  const pattern = [...outer, ...block.pattern];
  found.push({ block, pattern, scope, depth });
  for (const inner of block.matches) scopeMatch(inner, pattern, scope, depth + 1, found);
}
