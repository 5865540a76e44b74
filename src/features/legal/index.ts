export { LegalPage } from './LegalPage';
export { PRIVACY, PRIVACY_UPDATED } from './privacy';
export { TERMS, TERMS_UPDATED } from './terms';
export { StatisticsChoice } from './StatisticsChoice';
