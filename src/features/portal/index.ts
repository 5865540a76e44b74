export { DropDialog } from './DropDialog';
export { PortalPage } from './PortalPage';
