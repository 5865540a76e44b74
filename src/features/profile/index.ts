export { PictureCard } from './PictureCard';
export { ProfilePage } from './ProfilePage';
