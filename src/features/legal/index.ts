export { LegalPage } from './LegalPage';
export { PRIVACY } from './privacy';
export { TERMS } from './terms';
export { StatisticsChoice } from './StatisticsChoice';
