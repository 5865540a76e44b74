import { Spinner } from '@/components';
import { product } from '@/config/product';

/** Covers the screen while nothing can be shown yet: logo, spinner, and text. */
export function LoadingOverlay() {
  return (
    <div role="status" className="fixed inset-0 z-50 grid place-items-center bg-canvas">
      <div className="grid justify-items-center gap-4">
        <img src={product.logo} alt="" width={72} height={72} />
        <Spinner label="" className="size-7" />
        <p className="text-lg font-bold figures">Loading...</p>
      </div>
    </div>
  );
}
