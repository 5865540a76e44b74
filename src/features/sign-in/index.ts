export { SignInDialog } from './SignInDialog';
export { BarePage, SignedOutOnly, ForgotPasswordPage, LoginPage } from './SignInPage';
