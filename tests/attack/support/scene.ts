import type { DocumentData } from 'firebase/firestore';
import type { Person, Request } from './requests';

/** The documents that a scene starts with, by path. */
export type Documents = Readonly<Record<string, DocumentData>>;

/** Who sends what. */
export type Step = readonly [by: Person, request: Request];

/**
 * An attempt that must be denied. `after` holds honest requests that come before it and must be allowed. A flood is
 * many requests of which at least one must be denied.
 */
export type Attempt =
  | Step
  | { readonly by: Person; readonly request: Request; readonly after: readonly Step[] }
  | { readonly by: Person; readonly flood: readonly Request[] };

/** A state, an honest request that must be allowed in it, and attempts that must be denied in it. */
export interface SceneContents {
  readonly state: Documents;
  readonly honest: Step;
  readonly attempts: Readonly<Record<string, Attempt>>;
}

/** Built when the scene runs, because states contain times. */
export interface Scene {
  readonly name: string;
  readonly build: () => SceneContents;
}

/** Scenes about one thing that the rules protect. */
export interface Concern {
  readonly name: string;
  readonly scenes: readonly Scene[];
}

/** Creates a concern from its scenes by name. */
export const concern = (name: string, scenes: Readonly<Record<string, () => SceneContents>>): Concern => ({
  name,
  scenes: Object.entries(scenes).map(([scene, build]) => ({ name: scene, build })),
});
