import { Gallery } from '@/features/gallery';

/** Every primitive side by side. It exists in development builds only. */
export default function Page() {
  return <Gallery />;
}
