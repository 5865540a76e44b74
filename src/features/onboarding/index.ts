export { AccountStep } from './AccountStep';
export { OnboardingPage } from './OnboardingPage';
