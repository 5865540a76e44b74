export { RouteGuard } from './RouteGuard';
export type { ShellSession } from './session';
export { Shell } from './Shell';
