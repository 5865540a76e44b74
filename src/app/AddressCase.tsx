'use client';

import { useEffect } from 'react';

/** Leads from an address in capitals, `/Leagues`, to the page that has it in lower case. Shows nothing. */
export function AddressCase() {
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const lower = pathname.toLowerCase();
    if (lower !== pathname) window.location.replace(`${lower}${search}${hash}`);
  }, []);
  return null;
}
