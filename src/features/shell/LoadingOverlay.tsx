import { Button, Spinner } from '@/components';
import { product } from '@/config/product';
import { tryAgain } from '@/hooks/tryAgain';
import { useLasting } from '@/hooks/useLasting';

/** From then on, loading takes longer than anyone expects, in milliseconds. */
const PATIENCE_MS = 2_000;

/** Covers the screen while nothing can be shown yet: logo, spinner, and text. */
export function LoadingOverlay() {
  const late = useLasting(true, PATIENCE_MS);
  return (
    <div role="status" data-loading className="fixed inset-0 z-50 grid place-items-center bg-canvas">
      <div className="grid justify-items-center gap-4 px-4 text-center">
        <img src={product.logo} alt="" width={72} height={72} />
        <Spinner label="" className="size-7" />
        <p className="text-lg font-bold figures">Loading...</p>
        {late && (
          <>
            <p className="text-ink-muted">This is taking longer than usual. Check your connection.</p>
            <Button onClick={tryAgain}>Try again</Button>
          </>
        )}
      </div>
    </div>
  );
}
