import { isolated } from '../kernel/isolated';
import { drawText, type Random } from '../kernel/random';
import { succeed, fail, type Result } from '../kernel/result';
import type { LeaguePreview, RosterCode } from './types';

/** Codes leave out characters that are easily misread: I, L, O, 0 and 1. */
export const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const JOIN_CODE_LENGTH = 6;
export const ROSTER_CODE_LENGTH = 8;

/** A new join code for a league. */
export function newJoinCode(random: Random): string {
  return drawText(CODE_ALPHABET, JOIN_CODE_LENGTH, random);
}

/** A new roster code for one seat. */
export function newRosterCode(random: Random): string {
  return drawText(CODE_ALPHABET, ROSTER_CODE_LENGTH, random);
}

/** Normalizes a code for lookup: upper case, without spaces or dashes (docs/requirements.md R5.2). */
export function tidyCode(text: string): string {
  return text.replace(/[\s-]+/g, '').toUpperCase();
}

/** Whether a league can still be joined: its draft hasn't started, and it has an open seat. */
export function checkJoin(preview: LeaguePreview): Result<void> {
  if (preview.draftStatus !== 'scheduled') {
    return fail('begun', `${isolated(preview.leagueName)} has already started its draft.`);
  }
  if (preview.seats >= preview.capacity) {
    return fail(
      'full',
      `${isolated(preview.leagueName)} is full: all ${preview.capacity} spots are taken. Ask ${isolated(preview.managerName)} about another league.`,
    );
  }
  return succeed();
}

/** Whether a vacant team of a drafted league can be taken over with the league's code. */
export function canTakeOver({ draftStatus, vacant }: LeaguePreview): boolean {
  return draftStatus === 'complete' && Object.keys(vacant).length > 0;
}

/** Whether a roster code can still be used. `managerName`: the manager who held the seat. */
export function checkRosterCode(code: RosterCode, managerName: string): Result<void> {
  return code.claimedBy === null
    ? succeed()
    : fail('claimed', `This code has already been used. Ask ${managerName} for a new one.`);
}

/** Shown for a code that was replaced by a new one, or whose league was deleted. */
export const RETIRED_CODE = 'This code no longer works. Ask the commissioner for a new invitation.';

/** Shown for an unknown code. */
export const UNKNOWN_CODE = 'No league matches that code. Check it with the person who sent it.';
