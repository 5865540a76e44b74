import { MAX_CLAIMS, type Claim } from '@/domain/moves/claims/claims';
import type { SquadId } from '@/domain/football/squads';

/** The claims with a squad added at the end, or unchanged if it's claimed already or there are as many as allowed. */
export function withClaim(claims: readonly Claim[], add: SquadId, drop: SquadId | null): Claim[] {
  const full = claims.length >= MAX_CLAIMS || claims.some((claim) => claim.add === add);
  return full ? [...claims] : [...claims, { add, drop }];
}

/** The claims without the one on a squad. */
export function withoutClaim(claims: readonly Claim[], add: SquadId): Claim[] {
  return claims.filter((claim) => claim.add !== add);
}

/** The claims with another drop for one of them. */
export function withDrop(claims: readonly Claim[], add: SquadId, drop: SquadId | null): Claim[] {
  return claims.map((claim) => (claim.add === add ? { add, drop } : claim));
}

/** The claims with one moved by this many places (negative is up), stopping at either end. */
export function movedClaim(claims: readonly Claim[], add: SquadId, by: number): Claim[] {
  const next = [...claims];
  const from = next.findIndex((claim) => claim.add === add);
  if (from < 0) return next;
  const to = Math.min(next.length - 1, Math.max(0, from + by));
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
