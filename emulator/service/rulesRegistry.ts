import type { Compiled, RulesIssue, Ruleset } from '../rules/types';

/** Turns a rules source into a ruleset or into findings. */
export type Compiler = (source: string, fileName: string) => Compiled;

/** The rules in force: one set for all projects, and one's own for projects that were given one. */
export class RulesRegistry {
  private common: Ruleset | null = null;
  private commonFailed = false;
  private readonly own = new Map<string, Ruleset>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly compile: Compiler) {}

  /** Puts rules in force for a project, or for every project without its own (null). With an error the rules in force stay. */
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

  /** Whether requests pass without rules: none were given. Rules for all projects that do not compile let only the owner in. */
  get openWithoutRules(): boolean {
    return !this.commonFailed;
  }

  /** Calls the listener whenever rules change; answers its unsubscribe. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
