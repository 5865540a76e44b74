export { OwnPicture } from './PictureCard';
export { ProfilePage } from './ProfilePage';
