'use client';

import { useEffect } from 'react';

/** Routes with an id or a code after their name, which may have capitals. */
const WITH_ID = /^\/(?:board|draft|join|squad)(?=\/)/i;

/** Leads from an address in capitals, `/Leagues`, to the page that has it in lower case. Shows nothing. */
export function AddressCase() {
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const lower = pathname.replace(WITH_ID.test(pathname) ? WITH_ID : pathname, (name) => name.toLowerCase());
    if (lower !== pathname) window.location.replace(`${lower}${search}${hash}`);
  }, []);
  return null;
}
