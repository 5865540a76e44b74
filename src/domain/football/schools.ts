import type { Shield, ShieldPattern, ShieldShape } from './shields';

/** The codes of the conference's sixteen schools, in display order. */
export const SCHOOL_CODES = [
  'ALA',
  'ARK',
  'AUB',
  'FLA',
  'UGA',
  'UK',
  'LSU',
  'MISS',
  'MSU',
  'MIZ',
  'OK',
  'SC',
  'TENN',
  'TEX',
  'TAMU',
  'VAN',
] as const;

/** A school's code, as on a scoreboard. */
export type SchoolCode = (typeof SCHOOL_CODES)[number];

/** A school's details, and the shield that is its mark. `shortName` is the name where there's little room. */
export type School = Shield & {
  code: SchoolCode;
  name: string;
  shortName: string;
  mascot: string;
};

/** Every school by its code. Their shields are told apart by shape and pattern, not by color alone. */
export const SCHOOLS: Record<SchoolCode, School> = {
  ALA: school('ALA', 'Alabama', 'Crimson Tide', '#9e1b32', '#ffffff', 'shield', 'flanks'),
  ARK: school('ARK', 'Arkansas', 'Razorbacks', '#a32136', '#ffffff', 'hexagon', 'plain'),
  AUB: school('AUB', 'Auburn', 'Tigers', '#0c2340', '#f26522', 'shield', 'bend'),
  FLA: school('FLA', 'Florida', 'Gators', '#0021a5', '#fa4616', 'round', 'hoops'),
  UGA: school('UGA', 'Georgia', 'Bulldogs', '#ba0c2f', '#2c2a29', 'octagon', 'halves'),
  UK: school('UK', 'Kentucky', 'Wildcats', '#0033a0', '#ffffff', 'shield', 'hoops'),
  LSU: school('LSU', 'LSU', 'Tigers', '#461d7c', '#fdd023', 'plate', 'chief'),
  MISS: school('MISS', 'Ole Miss', 'Rebels', '#13294b', '#cf142b', 'crown', 'slant'),
  MSU: school('MSU', 'Mississippi State', 'Bulldogs', '#5d1725', '#c1c6c8', 'plate', 'panel', 'Miss. State'),
  MIZ: school('MIZ', 'Missouri', 'Tigers', '#f1b82d', '#000000', 'round', 'bend'),
  OK: school('OK', 'Oklahoma', 'Sooners', '#841617', '#ffffff', 'round', 'disc'),
  SC: school('SC', 'South Carolina', 'Gamecocks', '#73000a', '#000000', 'shield', 'quarters'),
  TENN: school('TENN', 'Tennessee', 'Volunteers', '#ff8200', '#ffffff', 'octagon', 'panel'),
  TEX: school('TEX', 'Texas', 'Longhorns', '#bf5700', '#ffffff', 'plate', 'flanks'),
  TAMU: school('TAMU', 'Texas A&M', 'Aggies', '#500000', '#ffffff', 'crown', 'base'),
  VAN: school('VAN', 'Vanderbilt', 'Commodores', '#000000', '#cfae70', 'crown', 'chief'),
};

function school(
  code: SchoolCode,
  name: string,
  mascot: string,
  primary: string,
  secondary: string,
  shape: ShieldShape,
  pattern: ShieldPattern,
  shortName = name,
): School {
  return { code, name, shortName, mascot, primary, secondary, shape, pattern };
}

/** Whether the text is the code of one of the sixteen schools. */
export function isSchoolCode(text: unknown): text is SchoolCode {
  return typeof text === 'string' && Object.hasOwn(SCHOOLS, text);
}
