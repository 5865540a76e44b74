export { DeskFrame } from './DeskFrame';
export { HealthPage } from './HealthPage';
export { LeaguesPage } from './LeaguesPage';
export { LivePage } from './LivePage';
export { LogPage } from './LogPage';
export { PeoplePage } from './PeoplePage';
export { ResultsPage } from './ResultsPage';
export { WeekPage } from './WeekPage';
