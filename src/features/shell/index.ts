export { RouteGuard } from './RouteGuard';
export { Shell } from './Shell';
export { useDailyPages } from './useDailyPages';
export { useFirstPageShown } from './useFirstPageShown';
export { useShellSession } from './useShellSession';
