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

/**
 * A school's details. Colors are `#rrggbb`; its shield in `public/logos` is drawn in them. `shortName` is the name
 * where there's little room.
 */
export type School = {
  code: SchoolCode;
  name: string;
  shortName: string;
  mascot: string;
  primary: string;
  secondary: string;
};

/** Every school by its code. */
export const SCHOOLS: Record<SchoolCode, School> = {
  ALA: school('ALA', 'Alabama', 'Crimson Tide', '#9e1b32', '#ffffff'),
  ARK: school('ARK', 'Arkansas', 'Razorbacks', '#a32136', '#ffffff'),
  AUB: school('AUB', 'Auburn', 'Tigers', '#0c2340', '#f26522'),
  FLA: school('FLA', 'Florida', 'Gators', '#0021a5', '#fa4616'),
  UGA: school('UGA', 'Georgia', 'Bulldogs', '#ba0c2f', '#2c2a29'),
  UK: school('UK', 'Kentucky', 'Wildcats', '#0033a0', '#ffffff'),
  LSU: school('LSU', 'LSU', 'Tigers', '#461d7c', '#fdd023'),
  MISS: school('MISS', 'Ole Miss', 'Rebels', '#13294b', '#cf142b'),
  MSU: school('MSU', 'Mississippi State', 'Bulldogs', '#5d1725', '#c1c6c8', 'Miss. State'),
  MIZ: school('MIZ', 'Missouri', 'Tigers', '#f1b82d', '#000000'),
  OK: school('OK', 'Oklahoma', 'Sooners', '#841617', '#ffffff'),
  SC: school('SC', 'South Carolina', 'Gamecocks', '#73000a', '#000000'),
  TENN: school('TENN', 'Tennessee', 'Volunteers', '#ff8200', '#ffffff'),
  TEX: school('TEX', 'Texas', 'Longhorns', '#bf5700', '#ffffff'),
  TAMU: school('TAMU', 'Texas A&M', 'Aggies', '#500000', '#ffffff'),
  VAN: school('VAN', 'Vanderbilt', 'Commodores', '#000000', '#cfae70'),
};

function school(
  code: SchoolCode,
  name: string,
  mascot: string,
  primary: string,
  secondary: string,
  shortName = name,
): School {
  return { code, name, shortName, mascot, primary, secondary };
}

/** Whether the text is the code of one of the sixteen schools. */
export function isSchoolCode(text: unknown): text is SchoolCode {
  return typeof text === 'string' && Object.hasOwn(SCHOOLS, text);
}
