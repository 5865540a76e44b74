import { Gallery } from '@/features/gallery';

/** The component gallery. Development builds only. */
export default function Page() {
  return <Gallery />;
}
