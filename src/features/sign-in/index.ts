export { GoogleButton } from './GoogleButton';
export { SignIn } from './SignIn';
export { SignInDialog } from './SignInDialog';
export { BarePage, ForgotPasswordPage, LoginPage } from './SignInPage';
