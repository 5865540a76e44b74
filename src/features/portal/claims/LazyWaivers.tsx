import { LoadError, SkeletonRows, lazyComponent } from '@/components';

/** A league's waivers, whose code only leagues with claims load. */
export const LazyWaivers = lazyComponent(() => import('./Waivers').then((module) => module.Waivers), {
  waiting: ({ className }) => (
    <div className={className}>
      <SkeletonRows rows={3} label="Loading the waivers" />
    </div>
  ),
  failed: ({ className, retry }) => (
    <div className={className}>
      <LoadError as="panel" title="The waivers didn’t load" retry={retry} />
    </div>
  ),
});
