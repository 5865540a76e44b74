export { SquadPage, SquadPageSkeleton } from './SquadPage';
export { SquadsPage, UnknownSquad } from './SquadsPage';
