export { TradesPage } from './TradesPage';
