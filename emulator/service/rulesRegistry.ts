import type { Compiled, RulesIssue, Ruleset } from '../rules/types';

/** Compiles a rules source to a ruleset, or to errors and warnings. */
export type Compiler = (source: string, fileName: string) => Compiled;

/** The deployed rules: one ruleset shared by all projects, and separate ones for projects with their own rules. */
export class RulesRegistry {
  private common: Ruleset | null = null;
  private commonFailed = false;
  private readonly own = new Map<string, Ruleset>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly compile: Compiler) {}

  /**
   * Deploys rules to a project, or to every project without separate rules (null). If they have an error, the previous
   * rules stay.
   */
  set(project: string | null, source: string, fileName: string): readonly RulesIssue[] {
    const { ruleset, issues } = this.compile(source, fileName);
    if (project === null) this.commonFailed = ruleset === null && this.common === null;
    if (!ruleset) return issues;
    if (project === null) this.common = ruleset;
    else this.own.set(project, ruleset);
    for (const listener of [...this.listeners]) listener();
    return issues;
  }

  /** The rules of a project; null when it has none. */
  rulesetFor(project: string): Ruleset | null {
    return this.own.get(project) ?? this.common;
  }

  /**
   * Whether requests pass without rules because none were given. If the shared rules don't compile, only the owner has
   * access.
   */
  get openWithoutRules(): boolean {
    return !this.commonFailed;
  }

  /** Calls the listener whenever rules change; returns its unsubscribe. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
