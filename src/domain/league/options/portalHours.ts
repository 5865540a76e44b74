/** The days on which a portal can open, in the order of the week. */
export const PORTAL_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** When a league's transfer portal opens by default (New York time, docs/requirements.md R9.3). */
export const DEFAULT_PORTAL = { portalResumeDay: 'monday', portalResumeHour: 9 } as const;
