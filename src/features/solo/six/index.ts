export { SixPage } from './SixPage';
