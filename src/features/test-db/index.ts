export { ServiceChecks } from './ServiceChecks';
export { TestDbPage } from './TestDbPage';
