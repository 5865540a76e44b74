export { SquadPage } from './SquadPage';
export { SquadPageSkeleton } from './SquadPageSkeleton';
export { SquadsPage, UnknownSquad } from './SquadsPage';
