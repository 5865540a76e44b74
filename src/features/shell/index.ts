export { RouteGuard } from './RouteGuard';
export { Shell } from './Shell';
export { useShellSession } from './useShellSession';
