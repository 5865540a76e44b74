export { RouteGuard } from './RouteGuard';
export { Shell } from './Shell';
export { useFirstPageShown } from './useFirstPageShown';
export { useShellSession } from './useShellSession';
