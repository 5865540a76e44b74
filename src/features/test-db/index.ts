export { TestDbPage } from './TestDbPage';
