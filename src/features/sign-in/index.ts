export { SignInDialog } from './SignInDialog';
export { BarePage, ForStrangers, ForgotPasswordPage, LoginPage } from './SignInPage';
