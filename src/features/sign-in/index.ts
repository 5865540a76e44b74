export { GoogleButton } from './GoogleButton';
export { SignIn } from './SignIn';
export { SignInDialog } from './SignInDialog';
export { BarePage, ForStrangers, ForgotPasswordPage, LoginPage } from './SignInPage';
