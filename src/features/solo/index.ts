export { SoloPage } from './SoloPage';
