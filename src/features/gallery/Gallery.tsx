'use client';

import { Page, PageHeader } from '@/components';
import { Actions } from './Actions';
import { Forms } from './Forms';
import { Marks } from './Marks';
import { Overlays } from './Overlays';
import { States } from './States';

/** Every UI primitive in every state, for checking token changes. Development builds only. */
export function Gallery() {
  return (
    <Page>
      <PageHeader title="Gallery" lead="Every primitive and every state, in the tokens of the day." />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Actions />
        <Forms />
        <Marks />
        <Overlays />
        <States />
      </div>
    </Page>
  );
}
