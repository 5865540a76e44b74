import { describe, expect, it } from 'vitest';
import { product } from '@/config/product';
import { isReservedName } from './reservedNames';

describe('a reserved name', () => {
  it.each([
    'support',
    'Admin',
    'the_official',
    'staff1',
    'support-team',
    product.name.replaceAll(' ', ''),
    'x.saturday_squads',
    'former_manager',
    `${product.name} Support`,
    '@dm1n',
    'Оfficial',
    'О\u200Bfficial',
    'Help\u00A0Dеsk',
    'Hélp Desk',
    'c0mmi$$ioner',
    'ad1min',
    '4_st4aff_7',
  ])('includes %s', (username) => expect(isReservedName(username)).toBe(true));
  it.each(['ann', 'badminton', 'flagstaff', 'supporter', 'squads_fan', 'Анна', 'ΣΑΕ Tailgate', '中文中文中文'])(
    'excludes %s',
    (username) => expect(isReservedName(username)).toBe(false),
  );
});
